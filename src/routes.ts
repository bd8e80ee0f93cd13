import { index, type RouteConfig } from "@react-router/dev/routes";

export default [index("pages/marketing/home.tsx")] satisfies RouteConfig;
