/** For so long a password that was entered again counts (`staff.confirm-identity`). */
export const confirmationMinutes = 15;
