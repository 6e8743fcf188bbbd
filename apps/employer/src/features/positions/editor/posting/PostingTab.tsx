// The text of a job, with a preview of its page.
import type { Position } from '@onward/contract/positions/position';
import { isScreening } from '@onward/domain/questions/screening';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../../platform/routing/paths.ts';
import { useStartup } from '../../../../platform/startup/use-startup.ts';
import { usePlaces } from '../../parts/use-places.ts';
import { InsertTemplate } from '../InsertTemplate.tsx';
import { PostingPreview } from '../preview/PostingPreview.tsx';
import { TwoColumns } from '../TwoColumns.tsx';
import type { PositionEditor } from '../use-position-editor.ts';
import { ApplyingSection } from './ApplyingSection.tsx';
import { BasicsSection } from './BasicsSection.tsx';
import { DescriptionSection } from './DescriptionSection.tsx';
import { ExtrasSection } from './ExtrasSection.tsx';
import type { EntryFields } from './fields.ts';
import styles from './form.module.css';
import { PaySection } from './PaySection.tsx';
import { useEntryFields } from './use-entry-fields.ts';
import { usePayTexts } from './use-pay-texts.ts';

interface Props {
  position: Position;
  editor: PositionEditor;
  readOnly: boolean;
}

export function PostingTab({ position, editor, readOnly }: Props) {
  const { t } = useTranslation();
  const { locations } = useStartup();
  const { brandOf, locationName } = usePlaces();
  const { demandText, adviceText } = usePayTexts();
  const { entries, change, failure } = editor;
  const fields = useEntryFields({ entries, change, refused: failure?.fields ?? {}, readOnly });
  const shared = fields as unknown as EntryFields;
  const location = locations.find(({ id }) => id === entries.location_id);
  const demands = [demandText(location), adviceText(location, entries)].filter(
    (text) => text !== null && text !== undefined,
  );
  return (
    <TwoColumns
      aside={
        <PostingPreview
          entries={entries}
          brand={brandOf(location?.brand_id ?? position.brand_id)}
          place={locationName(entries.location_id)}
        />
      }
    >
      <BasicsSection {...fields} />
      <PaySection {...shared} demands={demands} />
      <DescriptionSection {...shared} aside={!readOnly && <InsertTemplate {...shared} />} />
      <ExtrasSection {...shared} />
      <ApplyingSection {...fields} showsManagers={position.assigned_manager_ids !== undefined} />
      <section className={styles.section}>
        <div className={styles.heading}>
          <h3>{t('positions:tabs.questions')}</h3>
          <span>
            {t('positions:questionCount', {
              count: entries.questions.length,
              screening: entries.questions.filter(isScreening).length,
            })}
          </span>
        </div>
        <Link to={paths.jobPosting(position.digest_key, 'questions')}>{t('positions:editQuestions')}</Link>
      </section>
    </TwoColumns>
  );
}
