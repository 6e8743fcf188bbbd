// What other rooms may use of the offers room.
export { offerMail } from './offers.mail.ts';
export { removeOffers } from './person-traces.ts';
export { sendOfferSoon } from './sending/send-by-rule.ts';
