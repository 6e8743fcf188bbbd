// Routes for notes, feedback, ratings, and shared links.
import {
  createFeedback,
  createNote,
  createShare,
  deleteFeedback,
  deleteNote,
  deleteNotesAndFeedbacks,
  getSharedApplication,
  getSharedAttachment,
  listFeedbacks,
  listNotes,
  listShares,
  rateApplication,
  revokeShare,
  updateFeedback,
  updateNote,
} from '@onward/contract/applicants/application-remarks';
import type { App } from '../../../platform/app.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import * as shares from '../sharing/sharing.service.ts';
import * as remarks from './remarks.service.ts';

export const remarksRoutes = (app: App): Route[] => [...noteRoutes(), ...feedbackRoutes(), ...shareRoutes(app)];

const noteRoutes = (): Route[] => [
  route(listNotes, async (call) => ({ notes: await remarks.listNotes(call, call.params.id) })),
  route(createNote, async (call) => ({ note: await remarks.createNote(call, call.params.id, call.body.note) })),
  route(updateNote, async (call) => ({ note: await remarks.updateNote(call, call.params.id, call.body.note) })),
  route(deleteNote, async (call) => {
    await remarks.deleteNote(call, call.params.id);
    return undefined;
  }),
  route(deleteNotesAndFeedbacks, async (call) => {
    await remarks.deleteNotesAndFeedbacks(call, call.params.id);
    return undefined;
  }),
];

const feedbackRoutes = (): Route[] => [
  route(listFeedbacks, async (call) => ({ feedbacks: await remarks.listFeedbacks(call, call.params.id) })),
  route(createFeedback, async (call) => ({
    feedback: await remarks.createFeedback(call, call.params.id, call.body.feedback),
  })),
  route(updateFeedback, async (call) => ({
    feedback: await remarks.updateFeedback(call, call.params.id, call.body.feedback),
  })),
  route(deleteFeedback, async (call) => {
    await remarks.deleteFeedback(call, call.params.id);
    return undefined;
  }),
  route(rateApplication, (call) => remarks.rate(call, call.params.id, call.body.rating)),
];

const shareRoutes = (app: App): Route[] => [
  route(listShares, async (call) => ({ shares: await shares.listShares(call, call.params.id) })),
  route(createShare, async (call) => ({ share: await shares.createShare(app, call, call.params.id, call.body) })),
  route(revokeShare, async (call) => {
    await shares.revokeShare(call, call.params.id);
    return undefined;
  }),
  route(getSharedApplication, async (call) => ({
    application: await shares.showShared(call.tx, call.params.token, call.now),
  })),
  route(getSharedAttachment, (call) => shares.showSharedFile(app, call.tx, call.params, call.now)),
];
