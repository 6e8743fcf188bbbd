// What other rooms may use of the offers room.
export { sendOfferByRule } from './send-by-rule.ts';
