CREATE TABLE "directory_entries" (
	"word" text collate "C" NOT NULL,
	"city_slug" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"service" text collate "C" NOT NULL,
	"search_text" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory_words" (
	"ending" text collate "C" NOT NULL,
	"word" text collate "C" NOT NULL,
	CONSTRAINT "directory_words_ending_word_pk" PRIMARY KEY("ending","word")
);
--> statement-breakpoint
ALTER TABLE "lead_results" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "lead_results" ADD COLUMN "request_hash" text;--> statement-breakpoint
CREATE INDEX "directory_entries_in_order" ON "directory_entries" USING btree ("word","city_slug","state","service","search_text");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_entries_of_service" ON "directory_entries" USING btree ("word","service","city_slug","state");--> statement-breakpoint
ALTER TABLE "lead_results" ADD CONSTRAINT "lead_results_request_key_unique" UNIQUE("request_key");