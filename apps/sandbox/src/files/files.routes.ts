import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ObjectFolder } from './object-folder.ts';
import { S3Refusal } from './s3-refusal.ts';
import { checkSignature } from './signature-v4.ts';

const largestObjectBytes = 100 * 1024 * 1024;
const mountPath = '/s3/';
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const keptHeader = /^(content-type|content-disposition|cache-control|x-amz-meta-.+)$/;

/** Path-style objects: PUT, GET, HEAD and DELETE. */
export function fileRoutes(app: FastifyInstance, objects: ObjectFolder): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof S3Refusal)) throw error;
      return reply.code(error.status).type('application/xml').send(error.toXml(request.url));
    });
    scope.addHook('preHandler', async (request) => checkSignature(signedRequest(request), new Date()));

    scope.put(`${mountPath}*`, { bodyLimit: largestObjectBytes }, async (request, reply) => {
      const { bucket, key } = addressOf(request);
      const headers = Object.fromEntries(
        Object.entries(request.headers).flatMap(([name, value]) =>
          keptHeader.test(name) && typeof value === 'string' ? [[name, value]] : [],
        ),
      );
      return reply.header('etag', await objects.put(bucket, key, bodyOf(request), headers)).send();
    });

    scope.get(`${mountPath}*`, { exposeHeadRoute: false }, async (request, reply) =>
      reply.send(await describeObject(objects, request, reply)),
    );

    scope.head(`${mountPath}*`, async (request, reply) => {
      const content = await describeObject(objects, request, reply);
      return reply.header('content-length', content.length).send();
    });

    scope.delete(`${mountPath}*`, async (request, reply) => {
      const { bucket, key } = addressOf(request);
      await objects.delete(bucket, key);
      return reply.code(204).send();
    });
  });
}

async function describeObject(objects: ObjectFolder, request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  const { bucket, key } = addressOf(request);
  const object = await objects.get(bucket, key);
  if (!object) throw new S3Refusal('NoSuchKey', 'The specified key does not exist.');
  reply
    .type('application/octet-stream')
    .headers({ ...object.headers, etag: object.etag, 'last-modified': object.lastModified });
  return object.content;
}

function addressOf(request: FastifyRequest): { bucket: string; key: string } {
  const [path = ''] = request.url.split('?', 1);
  const [bucket = '', ...keyParts] = path.slice(mountPath.length).split('/').map(decodeURIComponent);
  const key = keyParts.join('/');
  if (!bucketName.test(bucket)) throw new S3Refusal('InvalidBucketName', 'The specified bucket is not valid.');
  if (key === '') throw new S3Refusal('NotImplemented', 'Bucket operations are not supported.');
  return { bucket, key };
}

function bodyOf(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

function signedRequest(request: FastifyRequest) {
  return { method: request.method, url: request.url, headers: request.headers, body: bodyOf(request) };
}
