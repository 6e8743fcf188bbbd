// The editor of a hiring process: header with name and save, and the selected tab (JOB-015, JOB-016).
import type { HiringProcessTemplate } from '@onward/contract/hiring-processes/hiring-processes';
import { Button } from 'antd';
import { Eye, FlaskConical, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import { TryOutDrawer } from '../dry-run/TryOutDrawer.tsx';
import { NameDialog } from '../NameDialog.tsx';
import { SaveState } from '../parts/SaveState.tsx';
import { AutomationTab } from './AutomationTab.tsx';
import { PositionsTab } from './PositionsTab.tsx';
import { ProcessConflict } from './ProcessConflict.tsx';
import styles from './ProcessEditor.module.css';
import { ProcessPreview } from './ProcessPreview.tsx';
import { PROCESS_TABS, type ProcessTab, STAGE } from './process-tabs.ts';
import { StagesTab } from './StagesTab.tsx';
import { useProcessEditor } from './use-process-editor.ts';

interface Props {
  /** Null for a new process. */
  process: HiringProcessTemplate | null;
  tab: ProcessTab;
}

export function ProcessEditor({ process, tab }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const editing = useProcessEditor(process, Number(address.get(STAGE)) || null);
  const naming = useDialog<'rename' | 'save'>();
  const previewing = useDialog<true>();
  const tryingOut = useDialog<true>();
  const { draft, dirty, saving } = editing;
  const leaving = useUnsavedChanges(dirty && !saving);

  const save = async (named?: string) => {
    if ((named ?? draft.name).trim() === '') return naming.show('save');
    const saved = await editing.save(named);
    if (saved && !process) void navigate(paths.editHiringProcess(saved.id, tab), { replace: true });
  };

  return (
    <>
      <PageHeader
        title={draft.name || t('hiring-processes:newProcess')}
        titleOnPhone
        crumbs={[
          { label: t('hiring-processes:crumbs.jobs'), to: paths.jobPostings() },
          { label: t('hiring-processes:tabs.processes'), to: paths.hiringProcesses() },
        ]}
        beside={
          <>
            <Button
              type="text"
              size="small"
              icon={<Pencil size={15} />}
              aria-label={t('hiring-processes:rename')}
              title={t('hiring-processes:rename')}
              onClick={() => naming.show('rename')}
            />
            {process && <Pill>{t('hiring-processes:usedBy', { count: process.positions_count })}</Pill>}
          </>
        }
        actions={
          <>
            <SaveState dirty={dirty} problems={editing.problemCount} isNew={process === null} />
            <Button icon={<Eye size={16} />} onClick={() => previewing.show(true)}>
              {t('hiring-processes:asApplicant.button')}
            </Button>
            {process && (
              <Button icon={<FlaskConical size={16} />} onClick={() => tryingOut.show(true)}>
                {t('hiring-processes:dryRun.button')}
              </Button>
            )}
            {dirty && (
              <Button onClick={editing.discard} disabled={saving}>
                {t('hiring-processes:discard')}
              </Button>
            )}
            <Button type="primary" loading={saving} disabled={!dirty && process !== null} onClick={() => void save()}>
              {t('hiring-processes:save')}
            </Button>
          </>
        }
      >
        <TabsRow
          label={t('hiring-processes:tabsLabel')}
          active={tab}
          items={PROCESS_TABS.map((key) => ({
            key,
            label: t(`hiring-processes:processTabs.${key}`),
            to: process ? paths.editHiringProcess(process.id, key) : paths.createHiringProcess(key),
          }))}
        />
      </PageHeader>
      {(editing.conflict || editing.failure) && (
        <div className={styles.notice}>
          {editing.conflict ? <ProcessConflict editing={editing} /> : <FormAlert failure={editing.failure} />}
        </div>
      )}
      {tab === 'stages' && <StagesTab editing={editing} process={process} />}
      {tab === 'automation' && <AutomationTab editing={editing} />}
      {tab === 'positions' && <PositionsTab process={process} />}
      <NameDialog
        key={`name ${naming.visit}`}
        open={naming.open}
        name={draft.name}
        title={t(naming.subject === 'save' ? 'hiring-processes:nameFirst' : 'hiring-processes:rename')}
        submitLabel={t(naming.subject === 'save' ? 'hiring-processes:save' : 'hiring-processes:useName')}
        onNamed={(name) => {
          naming.close();
          if (naming.subject === 'save') void save(name);
          else editing.change({ ...draft, name });
        }}
        onClose={naming.close}
      />
      <ProcessPreview open={previewing.open} draft={draft} onClose={previewing.close} />
      {process && (
        <TryOutDrawer
          key={`try out ${tryingOut.visit}`}
          open={tryingOut.open}
          process={process}
          draft={draft}
          onClose={tryingOut.close}
        />
      )}
      <LeaveDialog question={leaving} />
    </>
  );
}
