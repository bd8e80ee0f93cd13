import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/**
 * Lets our own code begin a session of the accounts library after it found out who somebody is. It
 * has no address: nobody can ask for it.
 */
export const ownSession = {
  id: "own-session",
  endpoints: {
    beginSession: createAuthEndpoint.serverOnly(
      { method: "POST", body: z.object({ userId: z.string(), withPasskey: z.boolean() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const { userId, withPasskey } = context.body;
        const session = await internalAdapter.createSession(userId, false, { withPasskey });
        const user = await internalAdapter.findUserById(userId);
        if (!session || !user) throw new APIError("UNAUTHORIZED");
        await setSessionCookie(context, { session, user });
        return context.json({ signedIn: true });
      },
    ),
  },
} satisfies BetterAuthPlugin;
