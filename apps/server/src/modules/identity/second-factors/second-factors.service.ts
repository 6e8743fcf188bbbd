// The user's own second factors: listed, set up, removed (IDN-041).
import type { SecondFactor } from '@onward/contract/identity/account-security';
import type { PasskeyAttestation } from '@onward/contract/identity/passkeys';
import {
  decideFactorRemoval,
  SECOND_FACTORS_PER_USER,
  type SecondFactorKind,
  secondFactorDemand,
} from '@onward/domain/identity/second-factors';
import type { SessionAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import { fieldInvalid, notFound, wrongState } from '../../../platform/http/errors.ts';
import { findUser } from '../identity.queries.ts';
import { notifyUser, recordAccountEvent } from '../security/account-events.ts';
import { deviceOf } from '../security/device.ts';
import { type Requester, userAgentOf } from '../security/requester.ts';
import { acceptCode, createSecret } from './authenticator.ts';
import { offerPasskey, passkeysWork, readAttestation } from './passkeys.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  deleteRecoveryCodes,
  deleteUnfinished,
  insertFactor,
  listFactors,
  lockFactor,
  nextFactorId,
  type SecondFactorRow,
  updateFactor,
} from './second-factors.queries.ts';

const present = ({ id, kind, name, created_at, last_used_at }: SecondFactorRow): SecondFactor => ({
  id,
  kind,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

export async function listSecondFactors({ tx }: Pick<Requester, 'tx'>, access: SessionAccess) {
  const user = await findUser(tx, access.userId);
  return {
    second_factors: (await listFactors(tx, access.userId)).map(present),
    recovery_codes_left: await countRecoveryCodes(tx, access.userId),
    is_required: secondFactorDemand(access) !== null,
    password_changed_at: user?.password_changed_at?.toISOString() ?? null,
    sign_in_phone:
      user?.sign_in_phone && user.sign_in_region_number
        ? { phone: user.sign_in_phone, region_number: user.sign_in_region_number }
        : null,
  };
}

export async function startSecondFactor(
  app: App,
  request: Requester,
  access: SessionAccess,
  { kind, name }: { kind: SecondFactorKind; name?: string },
) {
  const { tx, now } = request;
  const { userId, email } = access;
  await deleteUnfinished(tx, userId);
  const factors = await listFactors(tx, userId);
  if (factors.length >= SECOND_FACTORS_PER_USER) throw wrongState('second_factors_full');
  const label = name?.trim() || defaultName(kind, request);
  if (kind === 'authenticator') {
    const id = await nextFactorId(tx);
    const { secret, uri, sealed } = createSecret(app.encryption, { factorId: id, email });
    const factor = await insertFactor(tx, { id, userId, kind, name: label, secret: sealed, now });
    return { second_factor: present(factor), secret, uri, options: null };
  }
  if (!passkeysWork(app.config.publicUrl)) throw wrongState('passkeys_need_a_name');
  const options = await offerPasskey(app.config.publicUrl, { id: userId, email }, factors);
  const id = await nextFactorId(tx);
  const factor = await insertFactor(tx, { id, userId, kind, name: label, challenge: options.challenge, now });
  return { second_factor: present(factor), secret: null, uri: null, options };
}

/** The screen already says "Passkey", so the name is that of the device it was created on. */
function defaultName(kind: SecondFactorKind, request: Requester): string {
  const { browser, system } = deviceOf(userAgentOf(request));
  return kind === 'authenticator' ? '' : [browser, system].filter(Boolean).join(', ');
}

export interface FactorProof {
  code?: string;
  attestation?: PasskeyAttestation;
  name?: string;
}

export async function finishSecondFactor(
  app: App,
  request: Requester,
  access: SessionAccess,
  id: number,
  proof: FactorProof,
) {
  const { tx, now, requestId } = request;
  const { userId } = access;
  const factor = await lockFactor(tx, userId, id);
  if (!factor) throw notFound();
  if (factor.confirmed_at) throw wrongState('second_factor_finished');
  await acceptFirstProof(app, request, factor, proof);
  const name = proof.name?.trim() || factor.name;
  await updateFactor(tx, id, { confirmed_at: now, challenge: null, name });
  const hasCodes = (await countRecoveryCodes(tx, userId)) > 0;
  const recoveryCodes = hasCodes ? [] : await createRecoveryCodes(tx, userId);
  await recordAccountEvent(tx, {
    userId,
    event: 'second_factor_added',
    changes: { kind: factor.kind, name },
    requestId,
  });
  await notifyUser(app, tx, request, { userId, notice: 'second_factor_changed' });
  return { second_factor: present({ ...factor, name }), recovery_codes: recoveryCodes };
}

async function acceptFirstProof(
  app: App,
  { tx, now, address }: Requester,
  factor: SecondFactorRow,
  { code, attestation }: FactorProof,
): Promise<void> {
  const { id, user_id: userId } = factor;
  if (factor.kind === 'authenticator') {
    const guess = await app.guesses.begin({ secret: 'code', account: `factor:${id}`, address }, now);
    const accepted = await acceptCode(app.encryption, tx, { userId, factorId: id, typed: code ?? '', now });
    if (!accepted) throw fieldInvalid('code', 'second_factor_code');
    return guess.succeeded();
  }
  const passkey = attestation && (await readAttestation(app.config.publicUrl, factor.challenge ?? '', attestation));
  if (!passkey) throw fieldInvalid('attestation', 'second_factor_assertion');
  await updateFactor(tx, id, passkey);
}

export async function removeSecondFactor(
  app: App,
  request: Requester,
  access: SessionAccess,
  id: number,
): Promise<void> {
  const { tx, requestId } = request;
  const { userId } = access;
  const factors = await listFactors(tx, userId);
  const factor = factors.find((candidate) => candidate.id === id);
  if (!factor) throw notFound();
  if (!decideFactorRemoval(factors.length, secondFactorDemand(access)).allowed) throw wrongState('last_second_factor');
  await deleteFactor(tx, id);
  // Without a factor, recovery codes would act as extra passwords.
  if (factors.length === 1) await deleteRecoveryCodes(tx, userId);
  const { kind, name } = factor;
  await recordAccountEvent(tx, { userId, event: 'second_factor_removed', changes: { kind, name }, requestId });
  await notifyUser(app, tx, request, { userId, notice: 'second_factor_changed' });
}

export async function renewRecoveryCodes(app: App, request: Requester, access: SessionAccess) {
  const { tx, requestId } = request;
  const { userId } = access;
  if ((await listFactors(tx, userId)).length === 0) throw wrongState('no_second_factor');
  const codes = await createRecoveryCodes(tx, userId);
  await recordAccountEvent(tx, { userId, event: 'recovery_codes_renewed', requestId });
  await notifyUser(app, tx, request, { userId, notice: 'second_factor_changed' });
  return { recovery_codes: codes };
}
