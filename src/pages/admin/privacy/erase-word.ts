/** What has to be typed before a person's data is deleted. */
export const eraseWord = "DELETE";
