// A signature names its signer, whatever the browser checked (OFR-010).
import { type KnownName, signedNameProblem, wholeName } from '@onward/domain/documents/signer-names';
import { fieldInvalid } from '../../../platform/http/errors.ts';

export function requireOwnName(signature: string, names: readonly KnownName[]): void {
  const problem = signedNameProblem(signature, names);
  const [name] = names;
  if (problem === 'other_name' && name)
    throw fieldInvalid('signature_name', 'sign_with_name', { name: wholeName(name) });
  if (problem) throw fieldInvalid('signature_name', 'name_incomplete');
}
