// The routes of the positions room: postings, their templates, and their review.
import { suggestDescription as suggestDescriptionEndpoint } from '@onward/contract/positions/description-suggestions';
import {
  createPositionTemplate,
  deletePositionTemplate,
  getPositionTemplate,
  listPositionTemplates,
  POSITION_TEMPLATE_ORDER_FIELDS,
  restorePositionTemplate,
  updatePositionTemplate,
} from '@onward/contract/positions/position-templates';
import {
  bulkCreatePositions,
  bulkUpdatePositions,
  changePositionKeyword,
  closePosition,
  countMyPositions,
  createPosition,
  deletePosition,
  duplicatePosition,
  getPosition,
  listMyPositions,
  listPositionActivities,
  publishPosition,
  updatePosition,
} from '@onward/contract/positions/positions';
import {
  decidePostingReview,
  listPostingReviews,
  resubmitPostingReview,
} from '@onward/contract/positions/posting-reviews';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { POSITION_ORDER_FIELDS } from '@onward/domain/positions/list-order';
import type { App } from '../../platform/app.ts';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import { type Route, route } from '../../platform/http/route.ts';
import * as positions from './positions.service.ts';
import { changeKeyword } from './postings/change-keyword.ts';
import { bulkCreate, bulkUpdate } from './postings/change-several.ts';
import { act } from './postings/change-status.ts';
import { listActivities } from './postings/list-activities.ts';
import * as saving from './postings/save-position.ts';
import { suggestDescription } from './postings/suggest-description.ts';
import type { PositionsRoom, ProcessPort } from './process-port.ts';
import * as reviews from './review/posting-reviews.service.ts';
import * as templates from './templates/templates.service.ts';

export const positionsRoutes = (app: App, processes: ProcessPort): Route[] => {
  const room = { publicUrl: app.config.publicUrl, processes };
  const suggestion = route(suggestDescriptionEndpoint, async ({ body, language }) => ({
    description_suggestion: { description: await suggestDescription(app, body.description_suggestion, language) },
  }));
  return [...listRoutes(room), ...postingRoutes(room), ...templateRoutes(room), ...reviewRoutes(room), suggestion];
};

const listRoutes = (room: PositionsRoom): Route[] => [
  route(listMyPositions, async (call) => {
    const newest = { field: 'published_at', direction: 'desc' } as const;
    const window = pageWindow(call.query, POSITION_ORDER_FIELDS, newest, DEFAULT_PAGE_SIZE);
    const found = await positions.listPositions(room, call, call.query, window);
    return { positions: found.positions, ...pageFacts(window, found.totalCount) };
  }),
  route(countMyPositions, async (call) => positions.countPositions(call, call.query)),
  route(bulkCreatePositions, async (call) => ({ results: await bulkCreate(room, call, call.body) })),
  route(bulkUpdatePositions, async (call) => ({ results: await bulkUpdate(room, call, call.body) })),
];

const postingRoutes = (room: PositionsRoom): Route[] => [
  route(getPosition, async (call) => ({
    position: await positions.getPosition(room, call, call.params.position_key),
  })),
  route(createPosition, async (call) => ({
    position: await positions.present(room, call, await saving.createPosition(room, call, call.body.position)),
  })),
  route(updatePosition, async (call) => {
    const name = { key: call.params.position_key };
    const updated = await saving.updatePosition(room, call, name, call.body.position);
    return { position: await positions.present(room, call, updated) };
  }),
  route(changePositionKeyword, async (call) => {
    const changed = await changeKeyword(call, { key: call.params.position_key }, call.body.keyword);
    return { position: await positions.present(room, call, changed) };
  }),
  route(deletePosition, async (call) => {
    await act(call, { key: call.params.position_key }, 'delete');
    return undefined;
  }),
  route(publishPosition, async (call) => {
    const published = await act(call, { key: call.params.position_key }, 'publish');
    return { position: await positions.present(room, call, published) };
  }),
  route(closePosition, async (call) => {
    const closed = await act(call, { key: call.params.position_key }, 'close');
    return { position: await positions.present(room, call, closed) };
  }),
  route(duplicatePosition, async (call) => {
    const copy = await saving.duplicatePosition(room, call, { key: call.params.position_key });
    return { position: await positions.present(room, call, copy) };
  }),
  route(listPositionActivities, async (call) => {
    const newest = { field: 'created_at', direction: 'desc' } as const;
    const window = pageWindow(call.query, ['created_at'], newest, DEFAULT_PAGE_SIZE);
    const { activities, totalCount } = await listActivities(call, call.params.position_key, window);
    return { activities, ...pageFacts(window, totalCount) };
  }),
];

const templateRoutes = (room: PositionsRoom): Route[] => [
  route(listPositionTemplates, async (call) => {
    const byName = { field: 'name', direction: 'asc' } as const;
    const window = pageWindow(call.query, POSITION_TEMPLATE_ORDER_FIELDS, byName, DEFAULT_PAGE_SIZE);
    const found = await templates.listTemplates(call, call.query.query, window);
    return { position_templates: found.templates, ...pageFacts(window, found.totalCount) };
  }),
  route(getPositionTemplate, async (call) => ({
    position_template: await templates.getTemplate(call, call.params.id),
  })),
  route(createPositionTemplate, async (call) => ({
    position_template: await templates.createTemplate(call, call.body.position_template),
  })),
  route(updatePositionTemplate, async (call) => {
    const { position_template: input, apply_to_positions = false } = call.body;
    return templates.updateTemplate(room, call, call.params.id, input, apply_to_positions);
  }),
  route(deletePositionTemplate, async (call) => {
    await templates.deleteTemplate(call, call.params.id);
    return undefined;
  }),
  route(restorePositionTemplate, async (call) => ({
    position_template: await templates.restoreTemplate(call, call.params.id),
  })),
];

const reviewRoutes = (room: PositionsRoom): Route[] => [
  route(resubmitPostingReview, async (call) => {
    const position = await reviews.resubmit(call, { key: call.params.position_key });
    return { position: await positions.present(room, call, position) };
  }),
  route(listPostingReviews, async (call) => {
    const longestWaiting = { field: 'updated_at', direction: 'asc' } as const;
    const window = pageWindow(call.query, ['updated_at'], longestWaiting, DEFAULT_PAGE_SIZE);
    const found = await reviews.listReviews(call, call.query.status, window);
    return { posting_reviews: found.reviews, ...pageFacts(window, found.totalCount) };
  }),
  route(decidePostingReview, async (call) => ({
    posting_review: await reviews.decide(call, call.params.id, call.body),
  })),
];
