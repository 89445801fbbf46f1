import { graphql } from 'react-relay/hooks.js';
import type { dealAlertFormsCreateMutation } from '../../__generated__/dealAlertFormsCreateMutation.graphql.ts';
import type { dealAlertFormsDeleteMutation } from '../../__generated__/dealAlertFormsDeleteMutation.graphql.ts';
import type { dealAlertFormsPauseMutation } from '../../__generated__/dealAlertFormsPauseMutation.graphql.ts';
import { centsOf } from '../../../shared/money/parseAmount.ts';
import { textOf, textsOf } from '../../kit/forms/fieldText.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import { accountPaths } from './accountPaths.ts';
import type { FormHandler } from './answerForm.ts';
import { doneAnswer, failedAnswer } from './formAnswer.ts';
import { successMessages } from './formMessages.ts';
import { refusal } from './refusal.ts';
import * as t from '../__generated__/messages.ts';

// Forms of alerts about new deals.

const createAlert: FormHandler = async (environment, form) => {
  const values = textsOf(form, ['keyword', 'maxPriceMinor']);
  const maxPriceMinor = values.maxPriceMinor.trim() === '' ? null : centsOf(values.maxPriceMinor);
  if (maxPriceMinor === null && values.maxPriceMinor.trim() !== '') {
    const issues = [{ path: ['maxPriceMinor'], message: t.enterAlertPrice }];
    return failedAnswer('createAlert', { __typename: 'InvalidInputError', issues }, values);
  }
  const mutation = graphql`
    mutation dealAlertFormsCreateMutation($input: CreateDealAlertInput!) {
      result: createDealAlert(input: $input) {
        __typename
        ... on UserError {
          code
          message
        }
        ... on InvalidInputError {
          issues {
            path
            message
          }
        }
      }
    }
  `;
  const input = { keyword: values.keyword, maxPriceMinor };
  const result = await runMutation<dealAlertFormsCreateMutation>(environment, mutation, { input });
  if (result.__typename !== 'CreateDealAlertPayload') return refusal('createAlert', result, values);
  // Without the keyword of the address that led here.
  return doneAnswer('createAlert', successMessages.alertCreated, { to: accountPaths.dealAlerts });
};

const pauseAlert: FormHandler = async (environment, form) => {
  const isPaused = textOf(form, 'choice') === 'pause';
  const mutation = graphql`
    mutation dealAlertFormsPauseMutation($input: UpdateDealAlertInput!) {
      result: updateDealAlert(input: $input) {
        __typename
        ... on UserError {
          code
          message
        }
      }
    }
  `;
  const input = { id: textOf(form, 'id'), isPaused };
  const result = await runMutation<dealAlertFormsPauseMutation>(environment, mutation, { input });
  if (result.__typename !== 'UpdateDealAlertPayload') return { ...refusal('pauseAlert', result), isPageOld: true };
  return doneAnswer('pauseAlert', isPaused ? successMessages.alertPaused : successMessages.alertResumed);
};

const deleteAlert: FormHandler = async (environment, form) => {
  const mutation = graphql`
    mutation dealAlertFormsDeleteMutation($input: DeleteDealAlertInput!) {
      result: deleteDealAlert(input: $input) {
        __typename
        ... on UserError {
          code
          message
        }
      }
    }
  `;
  const input = { id: textOf(form, 'id') };
  const result = await runMutation<dealAlertFormsDeleteMutation>(environment, mutation, { input });
  if (result.__typename !== 'DeleteDealAlertPayload') return { ...refusal('deleteAlert', result), isPageOld: true };
  return doneAnswer('deleteAlert', successMessages.alertDeleted);
};

export const dealAlertForms = { createAlert, pauseAlert, deleteAlert };
