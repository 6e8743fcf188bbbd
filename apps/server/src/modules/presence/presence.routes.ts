// The routes of the presence room.
import { deletePresence, updatePresence } from '@onward/contract/presence/presence';
import { type Route, route } from '../../platform/http/route.ts';
import { leave, type PresencePlaces, stay } from './presence.service.ts';

export const presenceRoutes = (places: PresencePlaces): Route[] => [
  route(updatePresence, async (call) => {
    const { kind, id, tab = '', state } = call.body;
    return { people: await stay(call, places, { kind, id, tab }, state) };
  }),
  route(deletePresence, async (call) => {
    const { kind, id, tab = '' } = call.query;
    await leave(call, places, { kind, id, tab });
    return undefined;
  }),
];
