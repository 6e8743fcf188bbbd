// Reads and changes job templates.
import type { ResponseOf } from '@onward/contract/endpoint';
import {
  createPositionTemplate,
  deletePositionTemplate,
  getPositionTemplate,
  listPositionTemplates,
  POSITION_TEMPLATE_ORDER_FIELDS,
  type PositionTemplate,
  restorePositionTemplate,
  updatePositionTemplate,
} from '@onward/contract/positions/position-templates';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { orderParameter } from '@onward/domain/platform/lists';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import type { ListShape, ListState } from '../../../platform/lists/list-address.ts';
import { listQuery } from '../../../platform/lists/list-query.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { recordApi } from '../../../platform/records/record-api.ts';
import { refreshPositions, refreshTemplates } from '../positions.api.ts';
import type { TemplateInput } from './template-entries.ts';

export type TemplateField = (typeof POSITION_TEMPLATE_ORDER_FIELDS)[number];

export const TEMPLATE_LIST: ListShape<TemplateField> = {
  orderFields: POSITION_TEMPLATE_ORDER_FIELDS,
  defaultOrder: { field: 'name', direction: 'asc' },
};

export const EDIT_TEMPLATE = { permission: 'edit_template', writes: true } as const;

const ONE = 'position-template';

export const templatesQuery = (list: ListState<TemplateField>) =>
  listQuery('position-templates', list, ({ query, order, page }, signal) =>
    api.call(listPositionTemplates, {
      query: { page, per_page: DEFAULT_PAGE_SIZE, order: orderParameter(order), ...(query && { query }) },
      signal,
      loadsPage: true,
    }),
  );

export const templateQuery = (id: number) =>
  queryOptions({
    queryKey: [ONE, id] as const,
    queryFn: async ({ signal }) =>
      (await api.call(getPositionTemplate, { params: { id }, signal, loadsPage: true })).position_template,
  });

export const refreshTemplate = (id: number) => queryClient.invalidateQueries({ queryKey: [ONE, id] });

/** Unless silent, the global error handler shows a refusal. */
export async function addTemplate(position_template: TemplateInput, silent = false): Promise<PositionTemplate> {
  const answer = await api.call(createPositionTemplate, { body: { position_template }, silent });
  await refreshTemplates();
  return answer.position_template;
}

/** Silent: the editor shows the error next to its field. */
export async function saveTemplate(
  id: number,
  position_template: TemplateInput & { version: number },
  applyToPositions: boolean,
): Promise<ResponseOf<typeof updatePositionTemplate>> {
  const answer = await api.call(updatePositionTemplate, {
    params: { id },
    body: { position_template, apply_to_positions: applyToPositions },
    silent: true,
  });
  queryClient.setQueryData(templateQuery(id).queryKey, answer.position_template);
  await refreshAll();
  return answer;
}

const refreshAll = () => Promise.all([refreshTemplates(), refreshPositions()]);

export const { remove: removeTemplate, restore: restoreTemplate } = recordApi(
  'position_template',
  {
    create: createPositionTemplate,
    update: updatePositionTemplate,
    remove: deletePositionTemplate,
    restore: restorePositionTemplate,
  },
  refreshAll,
);
