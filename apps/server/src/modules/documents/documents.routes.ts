// The routes of the documents room; templates and signing are reached through the rooms that use them.
import { verifyDocument } from '@onward/contract/documents/documents';
import type { App } from '../../platform/app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import * as verifying from './verify-document.ts';

export const documentsRoutes = (app: App): Route[] => [
  route(verifyDocument, async ({ file }) => ({ verification: await verifying.verifyDocument(app, file) })),
];
