// The editor of a job with its header and tabs; unsaved changes survive switching tabs.
import type { Position } from '@onward/contract/positions/position';
import { isScreening } from '@onward/domain/questions/screening';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import { useAccess } from '../../../platform/access.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import { PositionStatusPill } from '../parts/PositionStatusPill.tsx';
import { usePlaces } from '../parts/use-places.ts';
import { EDIT } from '../position-actions.ts';
import { ReviewBadge } from '../ReviewBadge.tsx';
import { SharingTab } from '../sharing/SharingTab.tsx';
import { ActivityTab } from './ActivityTab.tsx';
import { EditorActions } from './EditorActions.tsx';
import { PositionConflict } from './PositionConflict.tsx';
import styles from './PositionEditorPage.module.css';
import { ProcessTab } from './ProcessTab.tsx';
import { PostingTab } from './posting/PostingTab.tsx';
import { savableFields } from './posting-entries.ts';
import { QuestionsTab } from './QuestionsTab.tsx';
import { ReviewBanner } from './ReviewBanner.tsx';
import { usePositionEditor } from './use-position-editor.ts';

const TABS = ['posting', 'questions', 'hiring_process', 'sharing', 'activity'] as const;
type Tab = (typeof TABS)[number];

export function PositionEditorPage({ position }: { position: Position }) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const { brandOf, locationName } = usePlaces();
  const tab = TABS.find((each) => each === address.get('tab')) ?? 'posting';
  const readOnly = !useAccess().may(EDIT) || position.status === 'deleted';
  const isDraft = position.status === 'pending';
  const editor = usePositionEditor(position, { autosave: isDraft && !readOnly });
  const { entries, dirty, failure, conflict } = editor;
  // Drafts are saved automatically, unless they cannot be saved.
  const stuck = failure !== null || conflict !== null || savableFields(entries, editor.saved).length === 0;
  const leaving = useUnsavedChanges(dirty && (!isDraft || stuck), { withinPage: false });

  const counts: Partial<Record<Tab, number>> = { questions: entries.questions.length };
  const parts: Record<Tab, React.ReactNode> = {
    posting: <PostingTab position={position} editor={editor} readOnly={readOnly} />,
    questions: <QuestionsTab editor={editor} readOnly={readOnly} brand={brandOf(position.brand_id)} />,
    hiring_process: <ProcessTab position={position} editor={editor} readOnly={readOnly} />,
    sharing: <SharingTab position={position} />,
    activity: <ActivityTab position={position} />,
  };
  const screening = entries.questions.filter(isScreening).length;

  return (
    <>
      <PageHeader
        title={entries.title || position.title}
        titleOnPhone
        crumbs={[
          { label: t('shell:pages.jobPostings'), to: paths.jobPostings() },
          { label: `${brandOf(position.brand_id).name}, ${locationName(position.location_id)}` },
        ]}
        beside={
          <>
            <PositionStatusPill status={position.status} />
            <ReviewBadge review={position.posting_review} />
          </>
        }
        actions={<EditorActions position={position} editor={editor} readOnly={readOnly} />}
      >
        <TabsRow
          label={t('positions:tabsLabel')}
          active={tab}
          items={[
            {
              key: 'applicants',
              label: t('positions:tabs.applicants'),
              to: paths.positionApplicants(locationName(position.location_id), position.title, position.digest_key),
              count: position.applicants_count,
            },
            ...TABS.map((key) => ({
              key,
              label: t(`positions:tabs.${key}`),
              to: paths.jobPosting(position.digest_key, key),
              ...(counts[key] ? { count: counts[key] } : {}),
            })),
          ]}
        />
      </PageHeader>
      <PageBody flush>
        <div className={styles.notices}>
          <ReviewBanner position={position} />
          {conflict && <PositionConflict conflict={conflict} editor={editor} />}
          {!conflict && failure && Object.keys(failure.fields).length === 0 && <FormAlert failure={failure} />}
        </div>
        {tab === 'questions' && (
          <p className="visually-hidden" aria-live="polite">
            {t('positions:questionCount', { count: entries.questions.length, screening })}
          </p>
        )}
        {parts[tab]}
      </PageBody>
      <LeaveDialog question={leaving} />
    </>
  );
}
