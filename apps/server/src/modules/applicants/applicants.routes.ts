// The doors of the applicants room.
import { getApplicationAttachment } from '@onward/contract/applications';
import type { House } from '../../platform/house.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { showAttachment } from './applicants.attachments.ts';

export const applicantsRoutes = (house: House): Route[] => [
  route(getApplicationAttachment, (call) =>
    showAttachment(call, (key) => house.files.get(key), call.params.id, call.query.type ?? 'download'),
  ),
];
