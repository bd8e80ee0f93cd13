/** What one sender, and all together, may take of the receiver; times in milliseconds. */
export type SmtpLimits = typeof smtpLimits;

export const smtpLimits = {
  /** Bytes of one mail. */
  message: 10 * 1024 * 1024,
  /** Bytes of all mails that are being received at one moment. */
  held: 64 * 1024 * 1024,
  connections: 60,
  connectionsPerAddress: 10,
  messagesPerConnection: 50,
  /** Of one connection, all of them together. */
  commands: 500,
  recipients: 5,
  /** Addresses that are not ours, in one connection. */
  wrongRecipients: 5,
  /** Of silence. */
  idle: 60_000,
  /** Of one connection, whatever it sends: somebody who sends a byte now and then is cut off. */
  connection: 300_000,
  /** Until a mail has to be stored. */
  storing: 30_000,
  /** That a mail on its way gets when the process stops. */
  stopping: 5_000,
};
