// Which applicant of the list is previewed, and where each row is in the whole list.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import type { ApplicationFilters } from '@onward/contract/applicants/applications';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { orderParameter } from '@onward/domain/platform/lists';
import { useState } from 'react';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import type { ApplicantField, ApplicantFilter, ApplicantListState } from '../applicants.list.ts';
import { listText, placedAddress } from '../profile/list-place.ts';
import type { Previewed } from './PreviewPanel.tsx';

interface Listed {
  list: ApplicantListState;
  filters: ApplicationFilters;
  rows: readonly ApplicationRow[];
  onChange: ChangeList<ApplicantField, ApplicantFilter>;
}

export function useListPreview({ list, filters, rows, onChange }: Listed) {
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const placeOf = (row: ApplicationRow): Previewed => ({
    id: row.id,
    list: listText(filters, orderParameter(list.order)),
    at: (list.page - 1) * DEFAULT_PAGE_SIZE + rows.indexOf(row),
  });
  // The list behind the panel turns its pages too, so that closing leads back to the row last shown.
  const show = (next: Previewed | null) => {
    setPreviewed(next);
    const page = next ? Math.floor(next.at / DEFAULT_PAGE_SIZE) + 1 : list.page;
    if (page !== list.page) onChange({ page }, { replace: true });
  };
  return {
    previewed,
    show,
    preview: (row: ApplicationRow) => show(placeOf(row)),
    addressOf: (row: ApplicationRow) => placedAddress(row.id, placeOf(row)),
  };
}
