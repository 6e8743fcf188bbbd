// The report and the letters of a check, as PDFs.
import { type ApplicationCheck, getCheckLetter } from '@onward/contract/background-checks/application-checks';
import { Button } from 'antd';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passOnError } from '../../../../platform/errors/handle-error.ts';
import { saveBlob } from '../../../../platform/files.ts';
import { type CheckFile, checkFile } from '../background-checks.api.ts';

interface Props {
  check: Pick<ApplicationCheck, 'id'>;
  files: readonly CheckFile[];
}

export function CheckFiles({ check, files }: Props) {
  const { t } = useTranslation();
  const [loading, setLoading] = useState<CheckFile | null>(null);
  const save = (file: CheckFile) => {
    setLoading(file);
    checkFile(check, file)
      .then((blob) => saveBlob(blob, `${t(`background-checks:files.${file}`)}.pdf`))
      .catch((error: unknown) => passOnError(error, getCheckLetter))
      .finally(() => setLoading(null));
  };
  return files.map((file) => (
    <Button
      key={file}
      icon={<FileText size={16} aria-hidden="true" />}
      loading={loading === file}
      onClick={() => save(file)}
    >
      {t('background-checks:files.pdf', { name: t(`background-checks:files.${file}`) })}
    </Button>
  ));
}
