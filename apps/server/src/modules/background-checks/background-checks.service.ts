// What other rooms may use of the background-checks room.
export { checkMail } from './checks.mail.ts';
export { orderCheckSoon } from './ordering/order-by-rule.ts';
export { removeChecks } from './person-traces.ts';
