// What other rooms may use of the notifications room.
export { type Fact, notifyStaff } from './deliver-notifications.ts';
export { announcePopUp, listPopUps, showLiveEvent } from './list-pop-ups.ts';
export { turnTextsOff } from './notifications.queries.ts';
export { forgetPages } from './person-traces.ts';
export type { Details } from './put-into-words.ts';
