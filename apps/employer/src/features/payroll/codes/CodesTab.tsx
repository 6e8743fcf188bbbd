// Our positions, departments, locations, and pay units in the codes of a payroll provider (INT-011).
import type { PayrollMappings } from '@onward/contract/payroll/payroll';
import type { CodeKind } from '@onward/domain/payroll/hires';
import { Button } from 'antd';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { HeaderActions } from '../../../design/page/HeaderActions.tsx';
import { useAccess } from '../../../platform/access.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import { SAVE_CODES } from '../permissions.ts';
import { CodeSection } from './CodeSection.tsx';
import { CodesRail } from './CodesRail.tsx';
import styles from './CodesTab.module.css';
import { matches, rowsOfKind } from './code-draft.ts';
import { useCodes } from './use-codes.ts';

interface Props {
  codes: PayrollMappings;
  integrationId: number;
}

/** In the order of the page. */
const KINDS: readonly CodeKind[] = ['location', 'position', 'department', 'pay_unit'];

export function CodesTab({ codes, integrationId }: Props) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const mayEdit = useAccess().may(SAVE_CODES);
  const state = useCodes(codes);
  // A link from somebody who can't be sent names the word to match. It is no part of the list's own address, because
  // changing that would ask about unsaved codes.
  const [search, setSearch] = useState(address.get('find') ?? '');
  const [only, setOnly] = useState<CodeKind | null>(KINDS.find((kind) => kind === address.get('kind')) ?? null);
  const kinds = KINDS.filter((kind) => codes.kinds.includes(kind));
  const found = codes.mappings.filter((row) => matches(row, search));
  const shown = kinds
    .filter((kind) => only === null || only === kind)
    .map((kind) => ({ kind, rows: rowsOfKind(found, kind) }))
    .filter(({ rows }) => rows.length > 0);
  const leaving = useUnsavedChanges(state.isUnsaved && state.busy !== 'saving');
  const clear = () => {
    setSearch('');
    setOnly(null);
  };
  return (
    <div className={styles.columns}>
      {mayEdit && (
        <HeaderActions>
          <Unsaved count={state.changes.length} />
          <Button
            icon={<RefreshCw size={15} />}
            loading={state.busy === 'reading'}
            disabled={state.busy === 'saving'}
            onClick={() => void state.read()}
          >
            {t('payroll:codes.read', { name: codes.provider_name })}
          </Button>
          <Button
            type="primary"
            loading={state.busy === 'saving'}
            disabled={state.changes.length === 0 || state.busy === 'reading'}
            onClick={() => void state.save()}
          >
            {t('payroll:codes.save')}
          </Button>
        </HeaderActions>
      )}
      <div className={styles.main}>
        <div className={styles.filters}>
          <SearchField label={t('payroll:codes.search')} value={search} maxLength={120} onSearch={setSearch} />
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              className={styles.chip}
              aria-pressed={only === kind}
              onClick={() => setOnly(only === kind ? null : kind)}
            >
              {t(`payroll:codes.kinds.${kind}`)} <span>{rowsOfKind(codes.mappings, kind).length}</span>
            </button>
          ))}
        </div>
        <FormAlert failure={state.failure} />
        {codes.codes_read_at === null && (
          <p className={styles.notice}>{t('payroll:codes.neverRead', { name: codes.provider_name })}</p>
        )}
        {shown.map(({ kind, rows }) => (
          <CodeSection
            key={kind}
            kind={kind}
            rows={rows}
            codes={codes}
            draft={state.draft}
            showAll={search.trim() !== '' || only !== null}
            onChoose={mayEdit ? state.choose : null}
          />
        ))}
        {shown.length === 0 && (
          <EmptyState
            kind="no_match"
            title={t('payroll:codes.noMatch')}
            action={<Button onClick={clear}>{t('payroll:codes.clear')}</Button>}
          />
        )}
      </div>
      <CodesRail codes={codes} draft={state.draft} integrationId={integrationId} onFind={setSearch} />
      <LeaveDialog question={leaving} />
    </div>
  );
}

function Unsaved({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <span className={styles.unsaved} role="status">
      {count > 0 && t('payroll:codes.unsaved', { count })}
    </span>
  );
}
