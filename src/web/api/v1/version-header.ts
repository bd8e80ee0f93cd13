/** The header that names the version of a call and of its response (`api.versions`). */
export const versionHeader = "Hearthline-Version";
