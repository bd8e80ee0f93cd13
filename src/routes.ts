import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("pages/site/site-frame.tsx", [
    index("pages/marketing/home.tsx"),
    route("design", "pages/system/design.tsx"),
  ]),
] satisfies RouteConfig;
