/** A page's title and description for search engines. The site's name is added to the title. */
export type PageMeta = { title: string; description: string; keywords?: string };

/** A heading and a sentence or two about it. */
export type Point = { title: string; text: string };
