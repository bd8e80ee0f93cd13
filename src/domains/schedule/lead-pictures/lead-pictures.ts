/** Pictures of one lead at the most. */
export const maxPictures = 30;
export const fullMessage = `A lead can have up to ${maxPictures} photos. Delete one first.`;

/** What a picture shows, in so many characters at the most. */
export const longestShows = 160;
