/** For `npm run db:generate`; drizzle-kit is in tools/migrations. */
export default {
  dialect: "postgresql",
  schema: ["src/domains/**/*.tables.server.ts", "src/platform/*/*.tables.server.ts"],
  out: "db/migrations",
};
