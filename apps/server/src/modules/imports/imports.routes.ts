// The routes of the import room.
import {
  confirmImport,
  discardImport,
  getImport,
  listImportRows,
  listImports,
  startImport,
  undoImport,
  updateImport,
} from '@onward/contract/imports/imports';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { totalPages } from '@onward/domain/platform/lists';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import { fieldInvalid } from '../../platform/http/errors.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type Importers, ImportService } from './imports.service.ts';

export function importsRoutes(importers: Importers): Route[] {
  const service = new ImportService(importers);
  return [
    route(startImport, async (call) => {
      if (!call.file) throw fieldInvalid('file', 'required');
      return { import: await service.start(call, call.body.kind, call.file) };
    }),
    route(listImports, async (call) => {
      const newest = { field: 'created_at', direction: 'desc' } as const;
      const window = pageWindow(call.query, ['created_at'] as const, newest, DEFAULT_PAGE_SIZE);
      const { imports, totalCount } = await service.list(call, call.query.kind, window);
      return { imports, ...pageFacts(window, totalCount) };
    }),
    route(getImport, async (call) => ({ import: await service.get(call, call.params.id) })),
    route(listImportRows, async (call) => {
      const { page = 1, per_page: perPage = DEFAULT_PAGE_SIZE, result } = call.query;
      const { rows, problems, totalCount } = await service.rows(call, call.params.id, { result, page, perPage });
      const place = { current_page: page, total_pages: totalPages(totalCount, perPage), total_count: totalCount };
      return { rows, problems, ...place };
    }),
    route(updateImport, async (call) => ({ import: await service.update(call, call.params.id, call.body.import) })),
    route(confirmImport, async (call) => ({
      import: await service.confirm(call, call.params.id, call.query.skip_wrong ?? false),
    })),
    route(undoImport, async (call) => ({ import: await service.undo(call, call.params.id) })),
    route(discardImport, async (call) => ({ import: await service.discard(call, call.params.id) })),
  ];
}
