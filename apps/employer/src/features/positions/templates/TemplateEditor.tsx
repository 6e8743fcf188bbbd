// The editor of a job template: fields that several jobs share, and applying them to those jobs (JOB-014).
import type { PositionTemplate } from '@onward/contract/positions/position-templates';
import { EMPLOYMENT_TYPES, TITLE_MAX } from '@onward/domain/positions/postings';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { useAccess } from '../../../platform/access.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import { QuestionEditor } from '../../questions/parts/QuestionEditor.tsx';
import { POSTING_QUESTIONS } from '../../questions/parts/question-kinds.ts';
import { PositionConflict } from '../editor/PositionConflict.tsx';
import { DepartmentField, TitleField } from '../editor/posting/BasicsSection.tsx';
import { ChoiceField } from '../editor/posting/ChoiceField.tsx';
import { DescriptionSection } from '../editor/posting/DescriptionSection.tsx';
import { ExtrasSection } from '../editor/posting/ExtrasSection.tsx';
import type { EntryFields } from '../editor/posting/fields.ts';
import styles from '../editor/posting/form.module.css';
import { PaySection } from '../editor/posting/PaySection.tsx';
import { useEntryFields } from '../editor/posting/use-entry-fields.ts';
import { PostingPreview } from '../editor/preview/PostingPreview.tsx';
import { ReviewReasons } from '../editor/ReviewBanner.tsx';
import { TwoColumns } from '../editor/TwoColumns.tsx';
import { processChoicesQuery } from '../positions.api.ts';
import { ReviewBadge } from '../ReviewBadge.tsx';
import { EDIT_TEMPLATE } from './templates.api.ts';
import { useTemplateEditor } from './use-template-editor.ts';

export function TemplateEditor({ template }: { template: PositionTemplate | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { company } = useCurrentUser();
  const { data: processes = [] } = useQuery(processChoicesQuery);
  const readOnly = !useAccess().may(EDIT_TEMPLATE);
  const editor = useTemplateEditor(template, (id) => void navigate(paths.positionTemplate(id), { replace: true }));
  const { entries, change, failure, conflict, dirty, busy } = editor;
  const fields = useEntryFields({ entries, change, refused: failure?.fields ?? {}, readOnly });
  const shared = fields as unknown as EntryFields;
  const leaving = useUnsavedChanges(dirty && !busy);
  const nameError = editor.nameMissing ? t('positions:templates.nameMissing') : (failure?.fields.name ?? null);
  const nameId = `${fields.id}-name`;
  const count = template?.positions_count ?? 0;

  return (
    <>
      <PageHeader
        title={entries.name || t('positions:templates.new')}
        titleOnPhone
        divided
        crumbs={[
          { label: t('shell:pages.jobPostings'), to: paths.jobPostings() },
          { label: t('positions:templates.title'), to: paths.positionTemplates() },
        ]}
        beside={template && <ReviewBadge review={template.posting_review} />}
        actions={
          !readOnly && (
            <>
              {count > 0 && (
                <Button loading={busy} onClick={() => void editor.save(true)}>
                  {t('positions:templates.apply', { count })}
                </Button>
              )}
              <Button type="primary" loading={busy} disabled={!dirty} onClick={() => void editor.save(false)}>
                {t('positions:templates.save')}
              </Button>
            </>
          )
        }
      />
      <PageBody flush>
        <TwoColumns aside={<PostingPreview entries={entries} brand={{ name: company.name }} place="" />}>
          {conflict && <PositionConflict conflict={conflict} editor={editor} />}
          {failure && Object.keys(failure.fields).length === 0 && <FormAlert failure={failure} />}
          {template?.posting_review && <ReviewReasons review={template.posting_review} />}
          <div className={styles.row}>
            <div data-span="6">
              <Field htmlFor={nameId} label={t('positions:fields.name')} required error={nameError}>
                <Input
                  id={nameId}
                  value={entries.name}
                  maxLength={TITLE_MAX}
                  disabled={readOnly}
                  status={nameError ? 'error' : ''}
                  aria-required
                  aria-invalid={nameError !== null}
                  aria-describedby={fieldNoteId(nameId)}
                  onChange={(event) => change({ name: event.target.value })}
                />
              </Field>
            </div>
            <div data-span="6">
              <TitleField
                {...shared}
                problem={(field) => (field === 'title' && editor.titleWaits ? null : shared.problem(field))}
              />
            </div>
            <div data-span="4">
              <DepartmentField {...shared} />
            </div>
            <div data-span="4">
              <ChoiceField
                id={`${fields.id}-employment`}
                label={t('positions:fields.employment_type')}
                value={entries.employment_type}
                options={EMPLOYMENT_TYPES.map((value) => ({ value, label: t(`positions:employment.${value}`) }))}
                onChange={(employment_type) => change({ employment_type })}
                clearable
                disabled={readOnly}
              />
            </div>
            <div data-span="4">
              <ChoiceField
                id={`${fields.id}-process`}
                label={t('positions:fields.process')}
                value={entries.hiring_process_template_id}
                options={processes.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(hiring_process_template_id) => change({ hiring_process_template_id })}
                clearable
                disabled={readOnly}
              />
            </div>
          </div>
          <PaySection {...shared} demands={[]} />
          <DescriptionSection {...shared} />
          <ExtrasSection {...shared} />
          <section className={styles.section}>
            <div className={styles.heading}>
              <h3>{t('positions:tabs.questions')}</h3>
            </div>
            <QuestionEditor
              kind={POSTING_QUESTIONS}
              label={t('positions:questionsTitle')}
              questions={entries.questions}
              onChange={(questions) => change({ questions })}
              readOnly={readOnly}
              showProblems
            />
          </section>
        </TwoColumns>
      </PageBody>
      <LeaveDialog question={leaving} />
    </>
  );
}
