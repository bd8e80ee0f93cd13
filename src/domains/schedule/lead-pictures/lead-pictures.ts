/** Maximum pictures per lead. */
export const maxPictures = 30;
export const fullMessage = `A lead can have up to ${maxPictures} photos. Delete one first.`;

/** Maximum characters of a picture's description. */
export const longestShows = 160;
