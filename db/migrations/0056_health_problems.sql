CREATE TABLE "health_problems" (
	"problem" text PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone
);
