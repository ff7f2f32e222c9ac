import * as z from "zod";
import * as calls from "../calls/services.ts";
import { idParams } from "../list.ts";
import {
  newServiceRequest,
  requestCancellation,
  requestConfirmation,
  serviceRequest,
  serviceRequestQuery,
} from "../site/service-request.ts";
import type { Routes } from "./route.ts";

const tag = "Services";

export const servicesRoutes = {
  listServiceRequests: {
    call: calls.listServiceRequests,
    summary: "The member's service requests, or, for administrators, all; the newest first",
    tag,
    query: serviceRequestQuery,
    answer: z.array(serviceRequest),
    isPage: true,
    errors: ["not-allowed", "second-step-needed"],
  },
  createServiceRequest: {
    call: calls.createServiceRequest,
    summary: "Asks for a service",
    tag,
    body: newServiceRequest,
    answer: serviceRequest,
    errors: ["conflict", "too-many-service-requests"],
  },
  cancelServiceRequest: {
    call: calls.cancelServiceRequest,
    summary: "Cancels a service request; the operator says why",
    tag,
    params: idParams,
    body: requestCancellation,
    answer: serviceRequest,
    errors: ["not-found", "conflict"],
  },
  confirmServiceRequest: {
    call: calls.confirmServiceRequest,
    summary: "Confirms a service request with a time, and opens the conversation about it",
    tag,
    params: idParams,
    body: requestConfirmation,
    answer: serviceRequest,
    errors: ["not-found", "conflict"],
  },
  completeServiceRequest: {
    call: calls.completeServiceRequest,
    summary: "Says that a service was delivered",
    tag,
    params: idParams,
    answer: serviceRequest,
    errors: ["not-found", "conflict"],
  },
} satisfies Routes;
