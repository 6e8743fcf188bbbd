// What other rooms may ask of the notifications room.
export { type Fact, notifyStaff } from './notifications.delivery.ts';
export { showPopUp } from './notifications.pop-ups.ts';
export { listPopUps, turnTextsOff } from './notifications.queries.ts';
export { forgetPages } from './person-traces.ts';
