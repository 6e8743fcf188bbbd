// The layout of both builders: header with name and save, the questions, and a preview next to them (design 32).
import type { EditConflict as Conflict } from '@onward/contract/errors';
import type { Question } from '@onward/domain/questions/questions';
import { Button } from 'antd';
import { ExternalLink, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { SideDrawer } from '../../../design/overlays/SideDrawer.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { useMediaQuery } from '../../../design/theme/use-media-query.ts';
import { EditConflict } from '../../../platform/forms/EditConflict.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import type { RecordEditing } from '../../../platform/forms/use-record-editor.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import { BrandPage } from '../../careers/parts/BrandPage.tsx';
import { QuestionPreview } from '../../questions/parts/QuestionPreview.tsx';
import { NameDialog } from '../NameDialog.tsx';
import { SaveState } from '../parts/SaveState.tsx';
import styles from './FormFrame.module.css';

interface Props<Draft> {
  kind: 'forms' | 'quizzes';
  form: { stages_count: number; preview_url: string };
  editing: RecordEditing<Draft>;
  questions: readonly Question[];
  problems: number;
  /** Shown to the left of the questions. */
  aside?: ReactNode;
  children: ReactNode;
}

export function FormFrame<Draft extends { name: string }>(props: Props<Draft>) {
  const { kind, form, editing, questions, problems, aside, children } = props;
  const { t } = useTranslation();
  const naming = useDialog<true>();
  const narrow = useMediaQuery('(max-width: 1199px)');
  const [previewOpen, setPreviewOpen] = useState(false);
  const { draft, dirty, saving } = editing;
  const leaving = useUnsavedChanges(dirty && !saving);
  const preview = (
    <div className={styles.phone}>
      <BrandPage>
        <div className={styles.page}>
          <p className={styles.phoneTitle}>{draft.name}</p>
          <QuestionPreview questions={questions} />
        </div>
      </BrandPage>
    </div>
  );

  return (
    <>
      <PageHeader
        title={draft.name}
        titleOnPhone
        divided
        crumbs={[
          { label: t('hiring-processes:crumbs.jobs'), to: paths.jobPostings() },
          { label: t(`hiring-processes:tabs.${kind}`), to: paths.hiringProcesses(kind) },
        ]}
        beside={
          <>
            <Button
              type="text"
              size="small"
              icon={<Pencil size={15} />}
              aria-label={t('hiring-processes:rename')}
              title={t('hiring-processes:rename')}
              onClick={() => naming.show(true)}
            />
            <Pill>{t(`hiring-processes:sheetKinds.${kind}`)}</Pill>
            <span className={styles.used}>{t('hiring-processes:usedInStages', { count: form.stages_count })}</span>
          </>
        }
        actions={
          <>
            <SaveState dirty={dirty} problems={editing.tried ? problems : 0} />
            {narrow && <Button onClick={() => setPreviewOpen(true)}>{t('hiring-processes:preview')}</Button>}
            <Button href={form.preview_url} target="_blank" icon={<ExternalLink size={15} />}>
              {t('hiring-processes:openPreview')}
            </Button>
            {dirty && (
              <Button onClick={editing.discard} disabled={saving}>
                {t('hiring-processes:discard')}
              </Button>
            )}
            <Button type="primary" loading={saving} disabled={!dirty} onClick={() => void editing.save()}>
              {t('hiring-processes:save')}
            </Button>
          </>
        }
      />
      <div className={styles.panes}>
        {aside && <aside className={styles.aside}>{aside}</aside>}
        <div className={styles.questions}>
          {editing.conflict ? (
            <EditConflict
              conflict={editing.conflict}
              labelOf={(field) => t(`hiring-processes:sheetFields.${field}`)}
              show={showValue}
              onTakeTheirs={(_conflict: Conflict) => editing.takeTheirs()}
              onKeepMine={(_conflict: Conflict) => editing.keepMine()}
            />
          ) : (
            <FormAlert failure={editing.failure} />
          )}
          {children}
        </div>
        {narrow ? (
          <SideDrawer
            open={previewOpen}
            title={t('hiring-processes:preview')}
            width="detail"
            onClose={() => setPreviewOpen(false)}
          >
            {preview}
          </SideDrawer>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also from the keyboard
          <section className={styles.preview} aria-label={t('hiring-processes:preview')} tabIndex={0}>
            <h2>{t('hiring-processes:preview')}</h2>
            {preview}
          </section>
        )}
      </div>
      <NameDialog
        key={naming.visit}
        open={naming.open}
        name={draft.name}
        title={t('hiring-processes:rename')}
        submitLabel={t('hiring-processes:useName')}
        onNamed={(name) => {
          naming.close();
          editing.change({ name } as Partial<Draft>);
        }}
        onClose={naming.close}
      />
      <LeaveDialog question={leaving} />
    </>
  );
}

/** Questions are shown by their titles, numbers and names as they are. */
const showValue = (_field: string, value: unknown): string =>
  Array.isArray(value) ? value.map(({ title }: { title: string }) => title).join(', ') : String(value);
