// How long things are kept: a row for each kind, what a change would do, and the buttons to save it.
import type { Retention, RetentionDueCount } from '@onward/contract/privacy/retention';
import { RETENTION_KINDS, type RetentionKind } from '@onward/domain/privacy/retention';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { HeaderActions } from '../../../design/page/HeaderActions.tsx';
import table from '../../../design/records/StackedTable.module.css';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import { previewQuery } from '../privacy.api.ts';
import { ChangeNotice } from './ChangeNotice.tsx';
import { DueDrawer } from './DueDrawer.tsx';
import { RetentionRow } from './RetentionRow.tsx';
import styles from './RetentionSection.module.css';
import { useRetentionDraft } from './use-retention-draft.ts';

const COLUMNS = ['what', 'keep', 'then', 'next'] as const;

export function RetentionSection({ retention }: { retention: Retention }) {
  const { t } = useTranslation();
  const draft = useRetentionDraft(retention);
  const { data: preview } = useQuery(previewQuery(draft.changed));
  const leaving = useUnsavedChanges(draft.changed.length > 0 && !draft.busy);
  const seeing = useDialog<RetentionKind>();
  const counts = (draft.changed.length > 0 && preview?.due) || retention.due;
  const dueOf = (kind: RetentionKind): RetentionDueCount =>
    counts.find((count) => count.kind === kind) ?? { kind, count: 0, held: 0 };
  const ruleOf = (kind: RetentionKind) => draft.rules.find((rule) => rule.kind === kind) ?? null;
  return (
    <section className={styles.section} aria-labelledby="retention-title">
      <HeaderActions>
        <SaveActions draft={draft} />
      </HeaderActions>
      <h2 id="retention-title">{t('privacy:title')}</h2>
      <p className={styles.intro}>{t('privacy:intro')}</p>
      <FormAlert failure={draft.failure} />
      <table className={`${table.table} ${styles.table}`}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`privacy:columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RETENTION_KINDS.map((kind) => (
            <RetentionRow
              key={kind}
              kind={kind}
              rule={ruleOf(kind)}
              isChanged={draft.changed.some((rule) => rule.kind === kind)}
              due={dueOf(kind)}
              nextRunOn={retention.next_run_on}
              onChange={(values) => draft.change(kind, values)}
              onSee={() => seeing.show(kind)}
            />
          ))}
        </tbody>
      </table>
      {draft.changed.map((rule) => (
        <ChangeNotice
          key={rule.kind}
          before={retention.rules.find(({ kind }) => kind === rule.kind) ?? rule}
          after={rule}
          count={dueOf(rule.kind).count}
          nextRunOn={retention.next_run_on}
          onSee={() => seeing.show(rule.kind)}
        />
      ))}
      {seeing.subject && (
        <DueDrawer
          key={seeing.visit}
          kind={seeing.subject}
          keepMonths={ruleOf(seeing.subject)?.keep_months ?? null}
          nextRunOn={retention.next_run_on}
          open={seeing.open}
          onClose={seeing.close}
        />
      )}
      <LeaveDialog question={leaving} />
    </section>
  );
}

function SaveActions({ draft }: { draft: ReturnType<typeof useRetentionDraft> }) {
  const { t } = useTranslation();
  const count = draft.changed.length;
  if (count === 0) return null;
  return (
    <div className={styles.actions}>
      <span className={styles.unsaved} role="status">
        {t('privacy:unsaved', { count })}
      </span>
      <Button onClick={draft.discard} disabled={draft.busy}>
        {t('privacy:discard')}
      </Button>
      <Button type="primary" loading={draft.busy} onClick={() => void draft.save()}>
        {t('privacy:save')}
      </Button>
    </div>
  );
}
