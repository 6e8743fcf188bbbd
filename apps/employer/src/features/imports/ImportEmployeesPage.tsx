import { ImportPage } from './ImportPage.tsx';

export default function ImportEmployeesPage() {
  return <ImportPage kind="employees" />;
}
