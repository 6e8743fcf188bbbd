import { expect, test } from 'vitest';
import { bareContract } from './bare-endpoints.ts';

test('an endpoint keeps its method and path, and nothing else', () => {
  const code = `export const getOne = endpoint({ name: "getOne", method: "GET", path: "/v1/ones/:id", answers: { 200: One } });`;
  expect(bareContract(code)).toBe(`export const getOne = ({ method: "GET", path: "/v1/ones/:id" });`);
});

test('what makes a schema may be dropped, inner calls too', () => {
  expect(bareContract('const One = Type.Object({ id: Type.Integer() });')).toBe(
    'const One = /* @__PURE__ */ Type.Object({ id: /* @__PURE__ */ Type.Integer() });',
  );
});

test('what runs later is left alone', () => {
  const code = 'const nullable = (schema) => Type.Union([schema]);';
  expect(bareContract(code)).toBe(code);
});
