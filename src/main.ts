import { createRequestHandler } from "react-router";

const build = await import("virtual:react-router/server-build");
const handler = createRequestHandler(build, "production");
console.log(await (await handler(new Request("http://localhost/"))).text());
