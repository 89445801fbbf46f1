import type { FastifyInstance } from 'fastify';
import {
  maxAliases,
  maxBodyBytes,
  maxCost,
  maxDepth,
  maxDirectives,
  maxMutationsPerRequest,
  maxNodeIds,
  maxPageSize,
  maxRootFields,
  maxSkip,
  maxTokens,
} from '../platform/graphql/limits.ts';
import { maxStreams, maxStreamsOfAddress, maxStreamsOfVisitor } from '../platform/events/streamLimits.ts';
import { burstSeconds } from '../platform/http/points.ts';
import { apiVersion } from '../platform/operation/version.ts';

/** Adds `/limits`: what both GraphQL APIs accept, as JSON for programs (the table in docs/integrating.md is for people). */
export function addLimits(app: FastifyInstance, { pointsPerSecond }: { pointsPerSecond: number }): void {
  const limits = {
    apiVersion,
    request: {
      bodyBytes: maxBodyBytes,
      tokens: maxTokens,
      depth: maxDepth,
      aliases: maxAliases,
      directives: maxDirectives,
      rootFields: maxRootFields,
      mutations: maxMutationsPerRequest,
      cost: maxCost,
    },
    lists: { pageSize: maxPageSize, skip: maxSkip, nodeIds: maxNodeIds },
    // Null without a limit.
    points: pointsPerSecond > 0 ? { perSecond: pointsPerSecond, saved: pointsPerSecond * burstSeconds } : null,
    streams: { perVisitor: maxStreamsOfVisitor, perAddress: maxStreamsOfAddress, perServer: maxStreams },
  };
  app.get('/limits', async (_request, reply) => reply.header('cache-control', 'no-cache').send(limits));
}
