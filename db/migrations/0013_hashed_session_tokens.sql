-- From here on tokens are stored hashed: sessions with a readable one end, and everybody signs in again.
DELETE FROM sessions;
--> statement-breakpoint
DELETE FROM verifications;
