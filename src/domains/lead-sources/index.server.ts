export {
  type FoundSource,
  findSource,
  type ListedSource,
  listSources,
} from "./find-sources.server.ts";
export {
  addSource,
  deleteSource,
  renewSourceAddress,
  replayDelivery,
  saveSource,
} from "./manage-sources.server.ts";
export { receiveDelivery } from "./receive-delivery.server.ts";
export { isSourceMailbox, receiveLeadMail } from "./receive-mail.server.ts";
