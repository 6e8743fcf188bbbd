import { describe, expect, it } from 'vitest';
import { withoutSchemas } from './endpoints-only.ts';

describe('The contract in the portal', () => {
  it.each([
    ['export const Draft = Type.Object({ step: Type.Enum([...STEPS]) });', 'export const Draft = undefined;'],
    ['const Step = /* @__PURE__ */ Type.Enum(STEPS);', 'const Step = /* @__PURE__ */ undefined;'],
    ['export const getDraft = ({ method, path });', 'export const getDraft = ({ method, path });'],
    ['export const codes = { ok: 1 };', 'export const codes = { ok: 1 };'],
    ['export const fill = (path) => path.replace(":", "");', 'export const fill = (path) => path.replace(":", "");'],
  ])('reads %s as %s [AHD-008]', (written, kept) => {
    expect(withoutSchemas(written)).toBe(kept);
  });
});
