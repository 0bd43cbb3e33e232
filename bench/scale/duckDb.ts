import { createRequire } from "node:module";
import { join } from "node:path";

/** The used part of `@duckdb/node-api`, which is not a dependency but installed in a separate folder. */
export interface Vector {
  getItem(at: number): unknown;
  setItem(at: number, value: unknown): void;
  flush(): void;
}
export interface BlobVector extends Vector {
  getItemBytes(at: number): Uint8Array | null;
}
export interface Chunk {
  readonly rowCount: number;
  getColumnVector(at: number): Vector;
}
export interface Connection {
  run(sql: string): Promise<{ fetchAllChunks(): Promise<readonly Chunk[]> }>;
  createAppender(table: string): Promise<{ appendDataChunk(chunk: Chunk): void; closeSync(): void }>;
  closeSync(): void;
}
export interface DuckDb {
  readonly DuckDBInstance: {
    create(file: string): Promise<{ connect(): Promise<Connection>; closeSync(): void }>;
  };
  readonly DuckDBDataChunk: { create(types: readonly unknown[], rows: number): Chunk };
  /** Types of columns, by their names in SQL. */
  readonly [type: string]: unknown;
}

/** @param packages folder in which `npm install @duckdb/node-api` was run */
export const duckDbIn = (packages: string): DuckDb =>
  createRequire(join(packages, "package.json"))("@duckdb/node-api") as DuckDb;
