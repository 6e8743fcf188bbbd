// Sorting and paging shared by the lists of processes, forms, quizzes and offer letters.
import { HIRING_PROCESS_ORDER_FIELDS } from '@onward/contract/hiring-processes/hiring-processes';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { ListShape, ListState } from '../../../../platform/lists/list-address.ts';

export type TemplateOrderField = (typeof HIRING_PROCESS_ORDER_FIELDS)[number];
export type TemplateList = ListState<TemplateOrderField>;

export const TEMPLATES_PER_PAGE = DEFAULT_PAGE_SIZE;
export const TEMPLATE_NAME_MAX = 80;

export const TEMPLATE_LIST: ListShape<TemplateOrderField> = {
  orderFields: HIRING_PROCESS_ORDER_FIELDS,
  defaultOrder: { field: 'name', direction: 'asc' },
};
