// Imports records from a file in four steps; the URL holds the import and the step (AHD-019).
import type { ImportKind } from '@onward/contract/imports/imports';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { FileSpreadsheet, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { PageHeader } from '../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../design/page/SkeletonRows.tsx';
import { Pill } from '../../design/status/Pill.tsx';
import styles from './ImportPage.module.css';
import { ImportSteps } from './ImportSteps.tsx';
import { ImportKindContext, KINDS } from './import-kind.ts';
import { stepOf } from './import-step.ts';
import { importQuery } from './imports.api.ts';
import { CheckRows } from './steps/CheckRows.tsx';
import { ChooseFile } from './steps/ChooseFile.tsx';
import { ImportDone } from './steps/ImportDone.tsx';
import { MatchColumns } from './steps/MatchColumns.tsx';

export function ImportPage({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation();
  const { path, crumbs } = KINDS[kind];
  const navigate = useNavigate();
  const { id: idText } = useParams();
  const [search] = useSearchParams();
  const id = Number(idText);
  const { data } = useQuery({ ...importQuery(id), enabled: Number.isSafeInteger(id) && id > 0 });
  const draft = data ?? null;
  const loading = idText !== undefined && !draft;
  const step = stepOf(draft, search.get('step'));

  return (
    <div className={styles.page}>
      <PageHeader
        title={t(`imports:kinds.${kind}.title`)}
        crumbs={crumbs.map(({ label, to }) => ({ label: t(label), to }))}
        beside={draft && <Pill icon={FileSpreadsheet}>{draft.file_name}</Pill>}
        actions={
          draft && (
            <Button icon={<Upload size={15} aria-hidden="true" />} onClick={() => navigate(path())}>
              {t('imports:chooseAnother')}
            </Button>
          )
        }
        titleOnPhone
        divided
      />
      <ImportSteps step={step} />
      <ImportKindContext value={KINDS[kind]}>
        {loading ? <SkeletonRows avatar={false} /> : <Step step={step} draft={draft} />}
      </ImportKindContext>
    </div>
  );
}

function Step({ step, draft }: { step: ReturnType<typeof stepOf>; draft: Parameters<typeof stepOf>[0] }) {
  if (!draft || step === 'file') return <ChooseFile />;
  if (step === 'columns') return <MatchColumns draft={draft} />;
  if (step === 'rows') return <CheckRows draft={draft} />;
  return <ImportDone done={draft} />;
}
