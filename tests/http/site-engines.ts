import { newDatabase } from "../new-database.ts";
import { TEST_POSTGRES_URL } from "../store/engines.ts";

/** The engines that a site runs on, as settings; PostgreSQL where the test runner started a server. */
export const SITE_ENGINES = [
  { engine: "SQLite", environment: async (): Promise<Record<string, string>> => ({}) },
  ...(TEST_POSTGRES_URL
    ? [
        {
          engine: "PostgreSQL",
          environment: async (): Promise<Record<string, string>> => ({
            DATABASE_URL: await newDatabase(TEST_POSTGRES_URL!),
          }),
        },
      ]
    : []),
];
