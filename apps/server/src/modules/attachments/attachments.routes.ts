// The routes of the attachments room.
import { createUpload } from '@onward/contract/attachments/attachments';
import type { App } from '../../platform/app.ts';
import { fieldInvalid } from '../../platform/http/errors.ts';
import { type Route, route } from '../../platform/http/route.ts';
import * as attachments from './attachments.service.ts';

export const attachmentsRoutes = (app: App): Route[] => [
  route(createUpload, async (call) => {
    if (!call.file) throw fieldInvalid('file', 'required');
    return { upload: await attachments.createUpload(app, call, call.body.category, call.file) };
  }),
];
