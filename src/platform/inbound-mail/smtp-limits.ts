/** Limits per sender and in total; times in milliseconds. */
export type SmtpLimits = typeof smtpLimits;

export const smtpLimits = {
  /** Bytes of one email. */
  message: 10 * 1024 * 1024,
  /** Bytes of all emails being received at one time. */
  held: 64 * 1024 * 1024,
  connections: 60,
  connectionsPerAddress: 10,
  messagesPerConnection: 50,
  /** SMTP commands in one connection. */
  commands: 500,
  recipients: 5,
  /** Unknown addresses in one connection. */
  wrongRecipients: 5,
  /** Without data from the sender. */
  idle: 60_000,
  /** Of one connection, whatever it sends: cuts off a sender that trickles single bytes. */
  connection: 300_000,
  /** For storing an email. */
  storing: 30_000,
  /** For an email in progress when the process stops. */
  stopping: 5_000,
};
