import pg from "pg";
import type { ServerAddresses } from "./server-addresses.ts";

/**
 * A kind of connection that goes to the address which is used at the moment, and gives it up when it
 * cannot be reached, or, where there are several, when that server only reads (`postgres.url-as-psql`).
 */
export function addressedConnection(
  addresses: ServerAddresses,
  Base: typeof pg.Client = pg.Client,
): typeof pg.Client {
  class AddressedConnection extends Base {
    readonly #address: string;

    constructor(config: pg.ClientConfig) {
      const address = addresses.current();
      super({ ...config, connectionString: address });
      this.#address = address;
    }

    // biome-ignore lint/suspicious/noExplicitAny: the driver's method has two signatures
    override connect(callback?: any): any {
      const connected = this.#connect();
      if (!callback) return connected;
      connected.then(
        () => callback(null, this),
        (error: unknown) => callback(error),
      );
    }

    async #connect(): Promise<this> {
      try {
        await super.connect();
        if (addresses.count > 1) await this.#expectPrimary();
        return this;
      } catch (error) {
        addresses.failed(this.#address);
        if (addresses.count > 1) markUnreachable(error);
        throw error;
      }
    }

    async #expectPrimary(): Promise<void> {
      const { rows } = await this.query("select pg_is_in_recovery() as standby");
      if (!rows[0]?.standby) return;
      super.end().catch(() => {});
      throw new Error("the server is a standby");
    }
  }
  return AddressedConnection;
}

/** Whatever is wrong with one address, another may do: it is worth to try again. */
function markUnreachable(error: unknown): void {
  const failure = error as { code?: string };
  failure.code ??= "08001";
}
