import * as z from 'zod/mini';
import { DEVICE_HEADER, IDEMPOTENCY_HEADER, mediaHeaders } from './wire.ts';
export declare const workflowStatus: z.ZodMiniEnum<{
    error: "error";
    failed: "failed";
    people_error: "people_error";
    pristine: "pristine";
    rules_failed: "rules_failed";
    skipped: "skipped";
    success: "success";
    working: "working";
}>;
export type WorkflowStatus = z.output<typeof workflowStatus>;
export declare const stepStatus: z.ZodMiniEnum<{
    error: "error";
    failed: "failed";
    pristine: "pristine";
    skipped: "skipped";
    success: "success";
    working: "working";
}>;
export type StepStatus = z.output<typeof stepStatus>;
export declare const captureSource: z.ZodMiniEnum<{
    file: "file";
    fixture: "fixture";
    handoff: "handoff";
    live: "live";
}>;
/** A medium that the server holds for the current step. */
export declare const storedMedia: z.ZodMiniObject<{
    uuid: z.ZodMiniUUID;
    collection: z.ZodMiniString<string>;
    mime: z.ZodMiniString<string>;
    size: z.ZodMiniNumber<number>;
    sha256: z.ZodMiniString<string>;
    capture: z.ZodMiniEnum<{
        file: "file";
        fixture: "fixture";
        handoff: "handoff";
        live: "live";
    }>;
}, z.core.$strip>;
export type StoredMedia = z.output<typeof storedMedia>;
/** What a step asks of device and person; the shell reads this and never a step's name. */
export declare const stepNeeds: z.ZodMiniObject<{
    camera: z.ZodMiniBoolean<boolean>;
    geolocation: z.ZodMiniBoolean<boolean>;
    people: z.ZodMiniBoolean<boolean>;
    consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
}, z.core.$strip>;
export declare const sessionStep: z.ZodMiniObject<{
    uuid: z.ZodMiniUUID;
    step: z.ZodMiniString<string>;
    custom_id: z.ZodMiniString<string>;
    status: z.ZodMiniEnum<{
        error: "error";
        failed: "failed";
        pristine: "pristine";
        skipped: "skipped";
        success: "success";
        working: "working";
    }>;
    version: z.ZodMiniNumber<number>;
    attempts_left: z.ZodMiniNumber<number>;
    metadata: z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    needs: z.ZodMiniObject<{
        camera: z.ZodMiniBoolean<boolean>;
        geolocation: z.ZodMiniBoolean<boolean>;
        people: z.ZodMiniBoolean<boolean>;
        consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    final: z.ZodMiniBoolean<boolean>;
    answered_by: z.ZodMiniEnum<{
        operator: "operator";
        person: "person";
    }>;
    minutes: z.ZodMiniNumber<number>;
    bring: z.ZodMiniArray<z.ZodMiniString<string>>;
    shares: z.ZodMiniArray<z.ZodMiniString<string>>;
    keeps: z.ZodMiniNullable<z.ZodMiniObject<{
        file: z.ZodMiniString<string>;
        save_as: z.ZodMiniString<string>;
        ready: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    error: z.ZodMiniNullable<z.ZodMiniObject<{
        reason: z.ZodMiniString<string>;
        error_id: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type SessionStep = z.output<typeof sessionStep>;
/** The open step in full: what of its setup the browser may see, what an earlier answer held, what is already stored. */
export declare const currentStep: z.ZodMiniObject<{
    uuid: z.ZodMiniUUID;
    step: z.ZodMiniString<string>;
    custom_id: z.ZodMiniString<string>;
    status: z.ZodMiniEnum<{
        error: "error";
        failed: "failed";
        pristine: "pristine";
        skipped: "skipped";
        success: "success";
        working: "working";
    }>;
    version: z.ZodMiniNumber<number>;
    attempts_left: z.ZodMiniNumber<number>;
    metadata: z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    needs: z.ZodMiniObject<{
        camera: z.ZodMiniBoolean<boolean>;
        geolocation: z.ZodMiniBoolean<boolean>;
        people: z.ZodMiniBoolean<boolean>;
        consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>;
    final: z.ZodMiniBoolean<boolean>;
    answered_by: z.ZodMiniEnum<{
        operator: "operator";
        person: "person";
    }>;
    minutes: z.ZodMiniNumber<number>;
    bring: z.ZodMiniArray<z.ZodMiniString<string>>;
    shares: z.ZodMiniArray<z.ZodMiniString<string>>;
    keeps: z.ZodMiniNullable<z.ZodMiniObject<{
        file: z.ZodMiniString<string>;
        save_as: z.ZodMiniString<string>;
        ready: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    error: z.ZodMiniNullable<z.ZodMiniObject<{
        reason: z.ZodMiniString<string>;
        error_id: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    setup: z.ZodMiniUnknown;
    payload: z.ZodMiniUnknown;
    media: z.ZodMiniArray<z.ZodMiniObject<{
        uuid: z.ZodMiniUUID;
        collection: z.ZodMiniString<string>;
        mime: z.ZodMiniString<string>;
        size: z.ZodMiniNumber<number>;
        sha256: z.ZodMiniString<string>;
        capture: z.ZodMiniEnum<{
            file: "file";
            fixture: "fixture";
            handoff: "handoff";
            live: "live";
        }>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type CurrentStep = z.output<typeof currentStep>;
/** A way by which one of this person's proven addresses is reached. */
export declare const messageChannel: z.ZodMiniEnum<{
    EMAIL: "EMAIL";
    SMS: "SMS";
    WHATSAPP: "WHATSAPP";
}>;
export type MessageChannel = z.output<typeof messageChannel>;
/** The link as a message: only while `away` is `sent`, null otherwise. */
export declare const handoffSending: z.ZodMiniObject<{
    destinations: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        channel: z.ZodMiniEnum<{
            EMAIL: "EMAIL";
            SMS: "SMS";
            WHATSAPP: "WHATSAPP";
        }>;
        to: z.ZodMiniString<string>;
        wait: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    last: z.ZodMiniNullable<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        channel: z.ZodMiniEnum<{
            EMAIL: "EMAIL";
            SMS: "SMS";
            WHATSAPP: "WHATSAPP";
        }>;
        to: z.ZodMiniString<string>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type HandoffSending = z.output<typeof handoffSending>;
export declare const sessionView: z.ZodMiniObject<{
    workflow: z.ZodMiniObject<{
        uuid: z.ZodMiniUUID;
        status: z.ZodMiniEnum<{
            error: "error";
            failed: "failed";
            people_error: "people_error";
            pristine: "pristine";
            rules_failed: "rules_failed";
            skipped: "skipped";
            success: "success";
            working: "working";
        }>;
        livemode: z.ZodMiniBoolean<boolean>;
        disable_geolocation: z.ZodMiniBoolean<boolean>;
        started_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
        finished_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
        error: z.ZodMiniNullable<z.ZodMiniObject<{
            reason: z.ZodMiniString<string>;
            error_id: z.ZodMiniNumber<number>;
            fatal: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>;
        company_replies: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>;
    first_name: z.ZodMiniNullable<z.ZodMiniString<string>>;
    steps: z.ZodMiniArray<z.ZodMiniObject<{
        uuid: z.ZodMiniUUID;
        step: z.ZodMiniString<string>;
        custom_id: z.ZodMiniString<string>;
        status: z.ZodMiniEnum<{
            error: "error";
            failed: "failed";
            pristine: "pristine";
            skipped: "skipped";
            success: "success";
            working: "working";
        }>;
        version: z.ZodMiniNumber<number>;
        attempts_left: z.ZodMiniNumber<number>;
        metadata: z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            title: z.ZodMiniNullable<z.ZodMiniString<string>>;
            description: z.ZodMiniNullable<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        needs: z.ZodMiniObject<{
            camera: z.ZodMiniBoolean<boolean>;
            geolocation: z.ZodMiniBoolean<boolean>;
            people: z.ZodMiniBoolean<boolean>;
            consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        final: z.ZodMiniBoolean<boolean>;
        answered_by: z.ZodMiniEnum<{
            operator: "operator";
            person: "person";
        }>;
        minutes: z.ZodMiniNumber<number>;
        bring: z.ZodMiniArray<z.ZodMiniString<string>>;
        shares: z.ZodMiniArray<z.ZodMiniString<string>>;
        keeps: z.ZodMiniNullable<z.ZodMiniObject<{
            file: z.ZodMiniString<string>;
            save_as: z.ZodMiniString<string>;
            ready: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>;
        error: z.ZodMiniNullable<z.ZodMiniObject<{
            reason: z.ZodMiniString<string>;
            error_id: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    current: z.ZodMiniNullable<z.ZodMiniObject<{
        uuid: z.ZodMiniUUID;
        step: z.ZodMiniString<string>;
        custom_id: z.ZodMiniString<string>;
        status: z.ZodMiniEnum<{
            error: "error";
            failed: "failed";
            pristine: "pristine";
            skipped: "skipped";
            success: "success";
            working: "working";
        }>;
        version: z.ZodMiniNumber<number>;
        attempts_left: z.ZodMiniNumber<number>;
        metadata: z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            title: z.ZodMiniNullable<z.ZodMiniString<string>>;
            description: z.ZodMiniNullable<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        needs: z.ZodMiniObject<{
            camera: z.ZodMiniBoolean<boolean>;
            geolocation: z.ZodMiniBoolean<boolean>;
            people: z.ZodMiniBoolean<boolean>;
            consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        final: z.ZodMiniBoolean<boolean>;
        answered_by: z.ZodMiniEnum<{
            operator: "operator";
            person: "person";
        }>;
        minutes: z.ZodMiniNumber<number>;
        bring: z.ZodMiniArray<z.ZodMiniString<string>>;
        shares: z.ZodMiniArray<z.ZodMiniString<string>>;
        keeps: z.ZodMiniNullable<z.ZodMiniObject<{
            file: z.ZodMiniString<string>;
            save_as: z.ZodMiniString<string>;
            ready: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>;
        error: z.ZodMiniNullable<z.ZodMiniObject<{
            reason: z.ZodMiniString<string>;
            error_id: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        setup: z.ZodMiniUnknown;
        payload: z.ZodMiniUnknown;
        media: z.ZodMiniArray<z.ZodMiniObject<{
            uuid: z.ZodMiniUUID;
            collection: z.ZodMiniString<string>;
            mime: z.ZodMiniString<string>;
            size: z.ZodMiniNumber<number>;
            sha256: z.ZodMiniString<string>;
            capture: z.ZodMiniEnum<{
                file: "file";
                fixture: "fixture";
                handoff: "handoff";
                live: "live";
            }>;
        }, z.core.$strip>>;
    }, z.core.$strip>>;
    can_go_back: z.ZodMiniBoolean<boolean>;
    company: z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
        privacy_notice_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
        support: z.ZodMiniObject<{
            email: z.ZodMiniNullable<z.ZodMiniString<string>>;
            phone: z.ZodMiniNullable<z.ZodMiniString<string>>;
            url: z.ZodMiniNullable<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        media_days: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    customization: z.ZodMiniNullable<z.ZodMiniObject<{
        texts: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
        colors: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
        logo: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    languages: z.ZodMiniArray<z.ZodMiniString<string>>;
    limits: z.ZodMiniObject<{
        image_bytes: z.ZodMiniNumber<number>;
        image_pixels: z.ZodMiniNumber<number>;
        pdf_bytes: z.ZodMiniNumber<number>;
    }, z.core.$strip>;
    redirect_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
    handoff: z.ZodMiniObject<{
        guest: z.ZodMiniBoolean<boolean>;
        away: z.ZodMiniNullable<z.ZodMiniEnum<{
            opened: "opened";
            sent: "sent";
        }>>;
        sending: z.ZodMiniNullable<z.ZodMiniObject<{
            destinations: z.ZodMiniArray<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                channel: z.ZodMiniEnum<{
                    EMAIL: "EMAIL";
                    SMS: "SMS";
                    WHATSAPP: "WHATSAPP";
                }>;
                to: z.ZodMiniString<string>;
                wait: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
            last: z.ZodMiniNullable<z.ZodMiniObject<{
                id: z.ZodMiniString<string>;
                channel: z.ZodMiniEnum<{
                    EMAIL: "EMAIL";
                    SMS: "SMS";
                    WHATSAPP: "WHATSAPP";
                }>;
                to: z.ZodMiniString<string>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
        contested: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>;
    other_device: z.ZodMiniNullable<z.ZodMiniObject<{
        since: z.ZodMiniISODateTime;
    }, z.core.$strip>>;
    token_expires_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
    server_time: z.ZodMiniISODateTime;
}, z.core.$strip>;
export type SessionView = z.output<typeof sessionView>;
export declare const internalMetadata: z.ZodMiniObject<{
    ip: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniIPv4, z.ZodMiniIPv6]>>>;
    user_agent: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    device_id: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    device_name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    system_name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    system_version: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
    app_version: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
}, z.core.$strip>;
export type InternalMetadata = z.output<typeof internalMetadata>;
/** Latitude first; strings, as step `coordinates` are. */
export declare const coordinates: z.ZodMiniNullable<z.ZodMiniTuple<readonly [z.ZodMiniString<string>, z.ZodMiniString<string>], null>>;
export declare const startBody: z.ZodMiniObject<{
    version: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export declare const submitBody: z.ZodMiniObject<{
    version: z.ZodMiniNumber<number>;
    submission: z.ZodMiniUnknown;
    coordinates: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniTuple<readonly [z.ZodMiniString<string>, z.ZodMiniString<string>], null>>>;
    language: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export declare const actionBody: z.ZodMiniObject<{
    input: z.ZodMiniUnknown;
    language: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** Of the version to which the answer was sent. */
export declare const withdrawBody: z.ZodMiniObject<{
    version: z.ZodMiniNumber<number>;
}, z.core.$strip>;
export declare const backBody: z.ZodMiniObject<{
    version: z.ZodMiniNumber<number>;
}, z.core.$strip>;
/** Figures of a failure: each list of workflows carries them. */
export declare const MOST_FIGURES = 20;
export declare const sessionFigures: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>;
/** A capture or device failure that the person met; kept in the log and, when it blocks, on the step. */
export declare const errorBody: z.ZodMiniObject<{
    version: z.ZodMiniNumber<number>;
    reason: z.ZodMiniString<string>;
    extra: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>>;
}, z.core.$strip>;
/** `to` is the id of one of `handoff.sending.destinations`; with it the new link is sent there too. */
export declare const handoffBody: z.ZodMiniObject<{
    to: z.ZodMiniOptional<z.ZodMiniString<string>>;
    language: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** The way to another device. Nobody is told the link again: a new one takes its place. */
export declare const handoffLink: z.ZodMiniObject<{
    url: z.ZodMiniString<string>;
    qr: z.ZodMiniObject<{
        size: z.ZodMiniNumber<number>;
        path: z.ZodMiniString<string>;
    }, z.core.$strip>;
    expires_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
    replaced: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
export type HandoffLink = z.output<typeof handoffLink>;
/** Whether the second device is the person's own: then it takes the link. Else the link ends. */
export declare const contenderBody: z.ZodMiniObject<{
    mine: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
/** A device that waits may ask for a link of its own, which goes to an address that the person proved in this workflow. */
export declare const sendAgainBody: z.ZodMiniObject<{
    language: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
declare const sentAgain: z.ZodMiniObject<{
    channel: z.ZodMiniEnum<{
        EMAIL: "EMAIL";
        SMS: "SMS";
        WHATSAPP: "WHATSAPP";
    }>;
    to: z.ZodMiniString<string>;
}, z.core.$strip>;
export type SentAgain = z.output<typeof sentAgain>;
/** What a link says that opens no more. None of the `destinations` comes from the record of a person. */
export declare const lostLink: z.ZodMiniObject<{
    company: z.ZodMiniObject<{
        name: z.ZodMiniString<string>;
        support: z.ZodMiniObject<{
            email: z.ZodMiniNullable<z.ZodMiniString<string>>;
            phone: z.ZodMiniNullable<z.ZodMiniString<string>>;
            url: z.ZodMiniNullable<z.ZodMiniString<string>>;
        }, z.core.$strip>;
    }, z.core.$strip>;
    destinations: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        channel: z.ZodMiniEnum<{
            EMAIL: "EMAIL";
            SMS: "SMS";
            WHATSAPP: "WHATSAPP";
        }>;
        to: z.ZodMiniString<string>;
        wait: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type LostLink = z.output<typeof lostLink>;
/** `to` is the id of one of the `destinations`. */
export declare const newLinkBody: z.ZodMiniObject<{
    to: z.ZodMiniString<string>;
    language: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export declare const sessionAnswer: z.ZodMiniObject<{
    success: z.ZodMiniLiteral<true>;
    result: z.ZodMiniObject<{
        workflow: z.ZodMiniObject<{
            uuid: z.ZodMiniUUID;
            status: z.ZodMiniEnum<{
                error: "error";
                failed: "failed";
                people_error: "people_error";
                pristine: "pristine";
                rules_failed: "rules_failed";
                skipped: "skipped";
                success: "success";
                working: "working";
            }>;
            livemode: z.ZodMiniBoolean<boolean>;
            disable_geolocation: z.ZodMiniBoolean<boolean>;
            started_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
            finished_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
            error: z.ZodMiniNullable<z.ZodMiniObject<{
                reason: z.ZodMiniString<string>;
                error_id: z.ZodMiniNumber<number>;
                fatal: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>>;
            company_replies: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>;
        first_name: z.ZodMiniNullable<z.ZodMiniString<string>>;
        steps: z.ZodMiniArray<z.ZodMiniObject<{
            uuid: z.ZodMiniUUID;
            step: z.ZodMiniString<string>;
            custom_id: z.ZodMiniString<string>;
            status: z.ZodMiniEnum<{
                error: "error";
                failed: "failed";
                pristine: "pristine";
                skipped: "skipped";
                success: "success";
                working: "working";
            }>;
            version: z.ZodMiniNumber<number>;
            attempts_left: z.ZodMiniNumber<number>;
            metadata: z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                title: z.ZodMiniNullable<z.ZodMiniString<string>>;
                description: z.ZodMiniNullable<z.ZodMiniString<string>>;
            }, z.core.$strip>;
            needs: z.ZodMiniObject<{
                camera: z.ZodMiniBoolean<boolean>;
                geolocation: z.ZodMiniBoolean<boolean>;
                people: z.ZodMiniBoolean<boolean>;
                consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
            }, z.core.$strip>;
            final: z.ZodMiniBoolean<boolean>;
            answered_by: z.ZodMiniEnum<{
                operator: "operator";
                person: "person";
            }>;
            minutes: z.ZodMiniNumber<number>;
            bring: z.ZodMiniArray<z.ZodMiniString<string>>;
            shares: z.ZodMiniArray<z.ZodMiniString<string>>;
            keeps: z.ZodMiniNullable<z.ZodMiniObject<{
                file: z.ZodMiniString<string>;
                save_as: z.ZodMiniString<string>;
                ready: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>>;
            error: z.ZodMiniNullable<z.ZodMiniObject<{
                reason: z.ZodMiniString<string>;
                error_id: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
        current: z.ZodMiniNullable<z.ZodMiniObject<{
            uuid: z.ZodMiniUUID;
            step: z.ZodMiniString<string>;
            custom_id: z.ZodMiniString<string>;
            status: z.ZodMiniEnum<{
                error: "error";
                failed: "failed";
                pristine: "pristine";
                skipped: "skipped";
                success: "success";
                working: "working";
            }>;
            version: z.ZodMiniNumber<number>;
            attempts_left: z.ZodMiniNumber<number>;
            metadata: z.ZodMiniObject<{
                name: z.ZodMiniString<string>;
                title: z.ZodMiniNullable<z.ZodMiniString<string>>;
                description: z.ZodMiniNullable<z.ZodMiniString<string>>;
            }, z.core.$strip>;
            needs: z.ZodMiniObject<{
                camera: z.ZodMiniBoolean<boolean>;
                geolocation: z.ZodMiniBoolean<boolean>;
                people: z.ZodMiniBoolean<boolean>;
                consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
            }, z.core.$strip>;
            final: z.ZodMiniBoolean<boolean>;
            answered_by: z.ZodMiniEnum<{
                operator: "operator";
                person: "person";
            }>;
            minutes: z.ZodMiniNumber<number>;
            bring: z.ZodMiniArray<z.ZodMiniString<string>>;
            shares: z.ZodMiniArray<z.ZodMiniString<string>>;
            keeps: z.ZodMiniNullable<z.ZodMiniObject<{
                file: z.ZodMiniString<string>;
                save_as: z.ZodMiniString<string>;
                ready: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>>;
            error: z.ZodMiniNullable<z.ZodMiniObject<{
                reason: z.ZodMiniString<string>;
                error_id: z.ZodMiniNumber<number>;
            }, z.core.$strip>>;
            setup: z.ZodMiniUnknown;
            payload: z.ZodMiniUnknown;
            media: z.ZodMiniArray<z.ZodMiniObject<{
                uuid: z.ZodMiniUUID;
                collection: z.ZodMiniString<string>;
                mime: z.ZodMiniString<string>;
                size: z.ZodMiniNumber<number>;
                sha256: z.ZodMiniString<string>;
                capture: z.ZodMiniEnum<{
                    file: "file";
                    fixture: "fixture";
                    handoff: "handoff";
                    live: "live";
                }>;
            }, z.core.$strip>>;
        }, z.core.$strip>>;
        can_go_back: z.ZodMiniBoolean<boolean>;
        company: z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
            privacy_notice_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
            support: z.ZodMiniObject<{
                email: z.ZodMiniNullable<z.ZodMiniString<string>>;
                phone: z.ZodMiniNullable<z.ZodMiniString<string>>;
                url: z.ZodMiniNullable<z.ZodMiniString<string>>;
            }, z.core.$strip>;
            media_days: z.ZodMiniNumber<number>;
        }, z.core.$strip>;
        customization: z.ZodMiniNullable<z.ZodMiniObject<{
            texts: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
            colors: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
            logo: z.ZodMiniNullable<z.ZodMiniString<string>>;
        }, z.core.$strip>>;
        languages: z.ZodMiniArray<z.ZodMiniString<string>>;
        limits: z.ZodMiniObject<{
            image_bytes: z.ZodMiniNumber<number>;
            image_pixels: z.ZodMiniNumber<number>;
            pdf_bytes: z.ZodMiniNumber<number>;
        }, z.core.$strip>;
        redirect_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
        handoff: z.ZodMiniObject<{
            guest: z.ZodMiniBoolean<boolean>;
            away: z.ZodMiniNullable<z.ZodMiniEnum<{
                opened: "opened";
                sent: "sent";
            }>>;
            sending: z.ZodMiniNullable<z.ZodMiniObject<{
                destinations: z.ZodMiniArray<z.ZodMiniObject<{
                    id: z.ZodMiniString<string>;
                    channel: z.ZodMiniEnum<{
                        EMAIL: "EMAIL";
                        SMS: "SMS";
                        WHATSAPP: "WHATSAPP";
                    }>;
                    to: z.ZodMiniString<string>;
                    wait: z.ZodMiniNumber<number>;
                }, z.core.$strip>>;
                last: z.ZodMiniNullable<z.ZodMiniObject<{
                    id: z.ZodMiniString<string>;
                    channel: z.ZodMiniEnum<{
                        EMAIL: "EMAIL";
                        SMS: "SMS";
                        WHATSAPP: "WHATSAPP";
                    }>;
                    to: z.ZodMiniString<string>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            contested: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>;
        other_device: z.ZodMiniNullable<z.ZodMiniObject<{
            since: z.ZodMiniISODateTime;
        }, z.core.$strip>>;
        token_expires_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
        server_time: z.ZodMiniISODateTime;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const actionAnswer: z.ZodMiniObject<{
    success: z.ZodMiniLiteral<true>;
    result: z.ZodMiniUnknown;
}, z.core.$strip>;
export declare const mediaAnswer: z.ZodMiniObject<{
    success: z.ZodMiniLiteral<true>;
    result: z.ZodMiniObject<{
        uuid: z.ZodMiniUUID;
        collection: z.ZodMiniString<string>;
        mime: z.ZodMiniString<string>;
        size: z.ZodMiniNumber<number>;
        sha256: z.ZodMiniString<string>;
        capture: z.ZodMiniEnum<{
            file: "file";
            fixture: "fixture";
            handoff: "handoff";
            live: "live";
        }>;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const sentAgainAnswer: z.ZodMiniObject<{
    success: z.ZodMiniLiteral<true>;
    result: z.ZodMiniObject<{
        channel: z.ZodMiniEnum<{
            EMAIL: "EMAIL";
            SMS: "SMS";
            WHATSAPP: "WHATSAPP";
        }>;
        to: z.ZodMiniString<string>;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const lostLinkAnswer: z.ZodMiniObject<{
    success: z.ZodMiniLiteral<true>;
    result: z.ZodMiniObject<{
        company: z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            support: z.ZodMiniObject<{
                email: z.ZodMiniNullable<z.ZodMiniString<string>>;
                phone: z.ZodMiniNullable<z.ZodMiniString<string>>;
                url: z.ZodMiniNullable<z.ZodMiniString<string>>;
            }, z.core.$strip>;
        }, z.core.$strip>;
        destinations: z.ZodMiniArray<z.ZodMiniObject<{
            id: z.ZodMiniString<string>;
            channel: z.ZodMiniEnum<{
                EMAIL: "EMAIL";
                SMS: "SMS";
                WHATSAPP: "WHATSAPP";
            }>;
            to: z.ZodMiniString<string>;
            wait: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const notMeAnswer: z.ZodMiniObject<{
    success: z.ZodMiniLiteral<true>;
    result: z.ZodMiniObject<{
        ended: z.ZodMiniLiteral<true>;
    }, z.core.$strip>;
}, z.core.$strip>;
export declare const handoffAnswer: z.ZodMiniObject<{
    success: z.ZodMiniLiteral<true>;
    result: z.ZodMiniObject<{
        url: z.ZodMiniString<string>;
        qr: z.ZodMiniObject<{
            size: z.ZodMiniNumber<number>;
            path: z.ZodMiniString<string>;
        }, z.core.$strip>;
        expires_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
        replaced: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>;
}, z.core.$strip>;
export { DEVICE_HEADER, IDEMPOTENCY_HEADER, mediaHeaders };
export declare const sessionApi: {
    readonly read: {
        readonly method: 'GET';
        readonly path: '/v1/session';
        readonly body: null;
        readonly answer: z.ZodMiniObject<{
            success: z.ZodMiniLiteral<true>;
            result: z.ZodMiniObject<{
                workflow: z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        people_error: "people_error";
                        pristine: "pristine";
                        rules_failed: "rules_failed";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    livemode: z.ZodMiniBoolean<boolean>;
                    disable_geolocation: z.ZodMiniBoolean<boolean>;
                    started_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                    finished_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                        fatal: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    company_replies: z.ZodMiniBoolean<boolean>;
                }, z.core.$strip>;
                first_name: z.ZodMiniNullable<z.ZodMiniString<string>>;
                steps: z.ZodMiniArray<z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    step: z.ZodMiniString<string>;
                    custom_id: z.ZodMiniString<string>;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    version: z.ZodMiniNumber<number>;
                    attempts_left: z.ZodMiniNumber<number>;
                    metadata: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    needs: z.ZodMiniObject<{
                        camera: z.ZodMiniBoolean<boolean>;
                        geolocation: z.ZodMiniBoolean<boolean>;
                        people: z.ZodMiniBoolean<boolean>;
                        consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    final: z.ZodMiniBoolean<boolean>;
                    answered_by: z.ZodMiniEnum<{
                        operator: "operator";
                        person: "person";
                    }>;
                    minutes: z.ZodMiniNumber<number>;
                    bring: z.ZodMiniArray<z.ZodMiniString<string>>;
                    shares: z.ZodMiniArray<z.ZodMiniString<string>>;
                    keeps: z.ZodMiniNullable<z.ZodMiniObject<{
                        file: z.ZodMiniString<string>;
                        save_as: z.ZodMiniString<string>;
                        ready: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                current: z.ZodMiniNullable<z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    step: z.ZodMiniString<string>;
                    custom_id: z.ZodMiniString<string>;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    version: z.ZodMiniNumber<number>;
                    attempts_left: z.ZodMiniNumber<number>;
                    metadata: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    needs: z.ZodMiniObject<{
                        camera: z.ZodMiniBoolean<boolean>;
                        geolocation: z.ZodMiniBoolean<boolean>;
                        people: z.ZodMiniBoolean<boolean>;
                        consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    final: z.ZodMiniBoolean<boolean>;
                    answered_by: z.ZodMiniEnum<{
                        operator: "operator";
                        person: "person";
                    }>;
                    minutes: z.ZodMiniNumber<number>;
                    bring: z.ZodMiniArray<z.ZodMiniString<string>>;
                    shares: z.ZodMiniArray<z.ZodMiniString<string>>;
                    keeps: z.ZodMiniNullable<z.ZodMiniObject<{
                        file: z.ZodMiniString<string>;
                        save_as: z.ZodMiniString<string>;
                        ready: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                    }, z.core.$strip>>;
                    setup: z.ZodMiniUnknown;
                    payload: z.ZodMiniUnknown;
                    media: z.ZodMiniArray<z.ZodMiniObject<{
                        uuid: z.ZodMiniUUID;
                        collection: z.ZodMiniString<string>;
                        mime: z.ZodMiniString<string>;
                        size: z.ZodMiniNumber<number>;
                        sha256: z.ZodMiniString<string>;
                        capture: z.ZodMiniEnum<{
                            file: "file";
                            fixture: "fixture";
                            handoff: "handoff";
                            live: "live";
                        }>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                can_go_back: z.ZodMiniBoolean<boolean>;
                company: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    privacy_notice_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    support: z.ZodMiniObject<{
                        email: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        phone: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    media_days: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                customization: z.ZodMiniNullable<z.ZodMiniObject<{
                    texts: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                    colors: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
                    logo: z.ZodMiniNullable<z.ZodMiniString<string>>;
                }, z.core.$strip>>;
                languages: z.ZodMiniArray<z.ZodMiniString<string>>;
                limits: z.ZodMiniObject<{
                    image_bytes: z.ZodMiniNumber<number>;
                    image_pixels: z.ZodMiniNumber<number>;
                    pdf_bytes: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                redirect_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                handoff: z.ZodMiniObject<{
                    guest: z.ZodMiniBoolean<boolean>;
                    away: z.ZodMiniNullable<z.ZodMiniEnum<{
                        opened: "opened";
                        sent: "sent";
                    }>>;
                    sending: z.ZodMiniNullable<z.ZodMiniObject<{
                        destinations: z.ZodMiniArray<z.ZodMiniObject<{
                            id: z.ZodMiniString<string>;
                            channel: z.ZodMiniEnum<{
                                EMAIL: "EMAIL";
                                SMS: "SMS";
                                WHATSAPP: "WHATSAPP";
                            }>;
                            to: z.ZodMiniString<string>;
                            wait: z.ZodMiniNumber<number>;
                        }, z.core.$strip>>;
                        last: z.ZodMiniNullable<z.ZodMiniObject<{
                            id: z.ZodMiniString<string>;
                            channel: z.ZodMiniEnum<{
                                EMAIL: "EMAIL";
                                SMS: "SMS";
                                WHATSAPP: "WHATSAPP";
                            }>;
                            to: z.ZodMiniString<string>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    contested: z.ZodMiniBoolean<boolean>;
                }, z.core.$strip>;
                other_device: z.ZodMiniNullable<z.ZodMiniObject<{
                    since: z.ZodMiniISODateTime;
                }, z.core.$strip>>;
                token_expires_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                server_time: z.ZodMiniISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    readonly initialize: {
        readonly method: 'POST';
        readonly path: '/v1/workflows/{uuid}/initialize';
        readonly body: z.ZodMiniObject<{
            ip: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniUnion<readonly [z.ZodMiniIPv4, z.ZodMiniIPv6]>>>;
            user_agent: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            device_id: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            device_name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            system_name: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            system_version: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
            app_version: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString<string>>>;
        }, z.core.$strip>;
        readonly answer: null;
    };
    readonly start: {
        readonly method: 'POST';
        readonly path: '/v1/session/steps/{uuid}/start';
        readonly body: z.ZodMiniObject<{
            version: z.ZodMiniNumber<number>;
        }, z.core.$strip>;
        readonly answer: z.ZodMiniObject<{
            success: z.ZodMiniLiteral<true>;
            result: z.ZodMiniObject<{
                workflow: z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        people_error: "people_error";
                        pristine: "pristine";
                        rules_failed: "rules_failed";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    livemode: z.ZodMiniBoolean<boolean>;
                    disable_geolocation: z.ZodMiniBoolean<boolean>;
                    started_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                    finished_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                        fatal: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    company_replies: z.ZodMiniBoolean<boolean>;
                }, z.core.$strip>;
                first_name: z.ZodMiniNullable<z.ZodMiniString<string>>;
                steps: z.ZodMiniArray<z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    step: z.ZodMiniString<string>;
                    custom_id: z.ZodMiniString<string>;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    version: z.ZodMiniNumber<number>;
                    attempts_left: z.ZodMiniNumber<number>;
                    metadata: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    needs: z.ZodMiniObject<{
                        camera: z.ZodMiniBoolean<boolean>;
                        geolocation: z.ZodMiniBoolean<boolean>;
                        people: z.ZodMiniBoolean<boolean>;
                        consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    final: z.ZodMiniBoolean<boolean>;
                    answered_by: z.ZodMiniEnum<{
                        operator: "operator";
                        person: "person";
                    }>;
                    minutes: z.ZodMiniNumber<number>;
                    bring: z.ZodMiniArray<z.ZodMiniString<string>>;
                    shares: z.ZodMiniArray<z.ZodMiniString<string>>;
                    keeps: z.ZodMiniNullable<z.ZodMiniObject<{
                        file: z.ZodMiniString<string>;
                        save_as: z.ZodMiniString<string>;
                        ready: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                current: z.ZodMiniNullable<z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    step: z.ZodMiniString<string>;
                    custom_id: z.ZodMiniString<string>;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    version: z.ZodMiniNumber<number>;
                    attempts_left: z.ZodMiniNumber<number>;
                    metadata: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    needs: z.ZodMiniObject<{
                        camera: z.ZodMiniBoolean<boolean>;
                        geolocation: z.ZodMiniBoolean<boolean>;
                        people: z.ZodMiniBoolean<boolean>;
                        consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    final: z.ZodMiniBoolean<boolean>;
                    answered_by: z.ZodMiniEnum<{
                        operator: "operator";
                        person: "person";
                    }>;
                    minutes: z.ZodMiniNumber<number>;
                    bring: z.ZodMiniArray<z.ZodMiniString<string>>;
                    shares: z.ZodMiniArray<z.ZodMiniString<string>>;
                    keeps: z.ZodMiniNullable<z.ZodMiniObject<{
                        file: z.ZodMiniString<string>;
                        save_as: z.ZodMiniString<string>;
                        ready: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                    }, z.core.$strip>>;
                    setup: z.ZodMiniUnknown;
                    payload: z.ZodMiniUnknown;
                    media: z.ZodMiniArray<z.ZodMiniObject<{
                        uuid: z.ZodMiniUUID;
                        collection: z.ZodMiniString<string>;
                        mime: z.ZodMiniString<string>;
                        size: z.ZodMiniNumber<number>;
                        sha256: z.ZodMiniString<string>;
                        capture: z.ZodMiniEnum<{
                            file: "file";
                            fixture: "fixture";
                            handoff: "handoff";
                            live: "live";
                        }>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                can_go_back: z.ZodMiniBoolean<boolean>;
                company: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    privacy_notice_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    support: z.ZodMiniObject<{
                        email: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        phone: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    media_days: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                customization: z.ZodMiniNullable<z.ZodMiniObject<{
                    texts: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                    colors: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
                    logo: z.ZodMiniNullable<z.ZodMiniString<string>>;
                }, z.core.$strip>>;
                languages: z.ZodMiniArray<z.ZodMiniString<string>>;
                limits: z.ZodMiniObject<{
                    image_bytes: z.ZodMiniNumber<number>;
                    image_pixels: z.ZodMiniNumber<number>;
                    pdf_bytes: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                redirect_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                handoff: z.ZodMiniObject<{
                    guest: z.ZodMiniBoolean<boolean>;
                    away: z.ZodMiniNullable<z.ZodMiniEnum<{
                        opened: "opened";
                        sent: "sent";
                    }>>;
                    sending: z.ZodMiniNullable<z.ZodMiniObject<{
                        destinations: z.ZodMiniArray<z.ZodMiniObject<{
                            id: z.ZodMiniString<string>;
                            channel: z.ZodMiniEnum<{
                                EMAIL: "EMAIL";
                                SMS: "SMS";
                                WHATSAPP: "WHATSAPP";
                            }>;
                            to: z.ZodMiniString<string>;
                            wait: z.ZodMiniNumber<number>;
                        }, z.core.$strip>>;
                        last: z.ZodMiniNullable<z.ZodMiniObject<{
                            id: z.ZodMiniString<string>;
                            channel: z.ZodMiniEnum<{
                                EMAIL: "EMAIL";
                                SMS: "SMS";
                                WHATSAPP: "WHATSAPP";
                            }>;
                            to: z.ZodMiniString<string>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    contested: z.ZodMiniBoolean<boolean>;
                }, z.core.$strip>;
                other_device: z.ZodMiniNullable<z.ZodMiniObject<{
                    since: z.ZodMiniISODateTime;
                }, z.core.$strip>>;
                token_expires_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                server_time: z.ZodMiniISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    readonly upload: {
        readonly method: 'PUT';
        readonly path: '/v1/session/steps/{uuid}/media/{media}';
        readonly body: null;
        readonly answer: z.ZodMiniObject<{
            success: z.ZodMiniLiteral<true>;
            result: z.ZodMiniObject<{
                uuid: z.ZodMiniUUID;
                collection: z.ZodMiniString<string>;
                mime: z.ZodMiniString<string>;
                size: z.ZodMiniNumber<number>;
                sha256: z.ZodMiniString<string>;
                capture: z.ZodMiniEnum<{
                    file: "file";
                    fixture: "fixture";
                    handoff: "handoff";
                    live: "live";
                }>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    readonly action: {
        readonly method: 'POST';
        readonly path: '/v1/session/steps/{uuid}/actions/{action}';
        readonly body: z.ZodMiniObject<{
            input: z.ZodMiniUnknown;
            language: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        readonly answer: z.ZodMiniObject<{
            success: z.ZodMiniLiteral<true>;
            result: z.ZodMiniUnknown;
        }, z.core.$strip>;
    };
    /** Answers with the file itself. */
    readonly file: {
        readonly method: 'GET';
        readonly path: '/v1/session/steps/{uuid}/files/{name}';
        readonly body: null;
        readonly answer: null;
    };
    readonly submit: {
        readonly method: 'POST';
        readonly path: '/v1/session/steps/{uuid}/submit';
        readonly body: z.ZodMiniObject<{
            version: z.ZodMiniNumber<number>;
            submission: z.ZodMiniUnknown;
            coordinates: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniTuple<readonly [z.ZodMiniString<string>, z.ZodMiniString<string>], null>>>;
            language: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        readonly answer: z.ZodMiniObject<{
            success: z.ZodMiniLiteral<true>;
            result: z.ZodMiniObject<{
                workflow: z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        people_error: "people_error";
                        pristine: "pristine";
                        rules_failed: "rules_failed";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    livemode: z.ZodMiniBoolean<boolean>;
                    disable_geolocation: z.ZodMiniBoolean<boolean>;
                    started_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                    finished_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                        fatal: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    company_replies: z.ZodMiniBoolean<boolean>;
                }, z.core.$strip>;
                first_name: z.ZodMiniNullable<z.ZodMiniString<string>>;
                steps: z.ZodMiniArray<z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    step: z.ZodMiniString<string>;
                    custom_id: z.ZodMiniString<string>;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    version: z.ZodMiniNumber<number>;
                    attempts_left: z.ZodMiniNumber<number>;
                    metadata: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    needs: z.ZodMiniObject<{
                        camera: z.ZodMiniBoolean<boolean>;
                        geolocation: z.ZodMiniBoolean<boolean>;
                        people: z.ZodMiniBoolean<boolean>;
                        consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    final: z.ZodMiniBoolean<boolean>;
                    answered_by: z.ZodMiniEnum<{
                        operator: "operator";
                        person: "person";
                    }>;
                    minutes: z.ZodMiniNumber<number>;
                    bring: z.ZodMiniArray<z.ZodMiniString<string>>;
                    shares: z.ZodMiniArray<z.ZodMiniString<string>>;
                    keeps: z.ZodMiniNullable<z.ZodMiniObject<{
                        file: z.ZodMiniString<string>;
                        save_as: z.ZodMiniString<string>;
                        ready: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                current: z.ZodMiniNullable<z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    step: z.ZodMiniString<string>;
                    custom_id: z.ZodMiniString<string>;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    version: z.ZodMiniNumber<number>;
                    attempts_left: z.ZodMiniNumber<number>;
                    metadata: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    needs: z.ZodMiniObject<{
                        camera: z.ZodMiniBoolean<boolean>;
                        geolocation: z.ZodMiniBoolean<boolean>;
                        people: z.ZodMiniBoolean<boolean>;
                        consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    final: z.ZodMiniBoolean<boolean>;
                    answered_by: z.ZodMiniEnum<{
                        operator: "operator";
                        person: "person";
                    }>;
                    minutes: z.ZodMiniNumber<number>;
                    bring: z.ZodMiniArray<z.ZodMiniString<string>>;
                    shares: z.ZodMiniArray<z.ZodMiniString<string>>;
                    keeps: z.ZodMiniNullable<z.ZodMiniObject<{
                        file: z.ZodMiniString<string>;
                        save_as: z.ZodMiniString<string>;
                        ready: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                    }, z.core.$strip>>;
                    setup: z.ZodMiniUnknown;
                    payload: z.ZodMiniUnknown;
                    media: z.ZodMiniArray<z.ZodMiniObject<{
                        uuid: z.ZodMiniUUID;
                        collection: z.ZodMiniString<string>;
                        mime: z.ZodMiniString<string>;
                        size: z.ZodMiniNumber<number>;
                        sha256: z.ZodMiniString<string>;
                        capture: z.ZodMiniEnum<{
                            file: "file";
                            fixture: "fixture";
                            handoff: "handoff";
                            live: "live";
                        }>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                can_go_back: z.ZodMiniBoolean<boolean>;
                company: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    privacy_notice_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    support: z.ZodMiniObject<{
                        email: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        phone: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    media_days: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                customization: z.ZodMiniNullable<z.ZodMiniObject<{
                    texts: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                    colors: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
                    logo: z.ZodMiniNullable<z.ZodMiniString<string>>;
                }, z.core.$strip>>;
                languages: z.ZodMiniArray<z.ZodMiniString<string>>;
                limits: z.ZodMiniObject<{
                    image_bytes: z.ZodMiniNumber<number>;
                    image_pixels: z.ZodMiniNumber<number>;
                    pdf_bytes: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                redirect_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                handoff: z.ZodMiniObject<{
                    guest: z.ZodMiniBoolean<boolean>;
                    away: z.ZodMiniNullable<z.ZodMiniEnum<{
                        opened: "opened";
                        sent: "sent";
                    }>>;
                    sending: z.ZodMiniNullable<z.ZodMiniObject<{
                        destinations: z.ZodMiniArray<z.ZodMiniObject<{
                            id: z.ZodMiniString<string>;
                            channel: z.ZodMiniEnum<{
                                EMAIL: "EMAIL";
                                SMS: "SMS";
                                WHATSAPP: "WHATSAPP";
                            }>;
                            to: z.ZodMiniString<string>;
                            wait: z.ZodMiniNumber<number>;
                        }, z.core.$strip>>;
                        last: z.ZodMiniNullable<z.ZodMiniObject<{
                            id: z.ZodMiniString<string>;
                            channel: z.ZodMiniEnum<{
                                EMAIL: "EMAIL";
                                SMS: "SMS";
                                WHATSAPP: "WHATSAPP";
                            }>;
                            to: z.ZodMiniString<string>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    contested: z.ZodMiniBoolean<boolean>;
                }, z.core.$strip>;
                other_device: z.ZodMiniNullable<z.ZodMiniObject<{
                    since: z.ZodMiniISODateTime;
                }, z.core.$strip>>;
                token_expires_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                server_time: z.ZodMiniISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    readonly withdraw: {
        readonly method: 'POST';
        readonly path: '/v1/session/steps/{uuid}/withdraw';
        readonly body: z.ZodMiniObject<{
            version: z.ZodMiniNumber<number>;
        }, z.core.$strip>;
        readonly answer: z.ZodMiniObject<{
            success: z.ZodMiniLiteral<true>;
            result: z.ZodMiniObject<{
                workflow: z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        people_error: "people_error";
                        pristine: "pristine";
                        rules_failed: "rules_failed";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    livemode: z.ZodMiniBoolean<boolean>;
                    disable_geolocation: z.ZodMiniBoolean<boolean>;
                    started_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                    finished_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                        fatal: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    company_replies: z.ZodMiniBoolean<boolean>;
                }, z.core.$strip>;
                first_name: z.ZodMiniNullable<z.ZodMiniString<string>>;
                steps: z.ZodMiniArray<z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    step: z.ZodMiniString<string>;
                    custom_id: z.ZodMiniString<string>;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    version: z.ZodMiniNumber<number>;
                    attempts_left: z.ZodMiniNumber<number>;
                    metadata: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    needs: z.ZodMiniObject<{
                        camera: z.ZodMiniBoolean<boolean>;
                        geolocation: z.ZodMiniBoolean<boolean>;
                        people: z.ZodMiniBoolean<boolean>;
                        consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    final: z.ZodMiniBoolean<boolean>;
                    answered_by: z.ZodMiniEnum<{
                        operator: "operator";
                        person: "person";
                    }>;
                    minutes: z.ZodMiniNumber<number>;
                    bring: z.ZodMiniArray<z.ZodMiniString<string>>;
                    shares: z.ZodMiniArray<z.ZodMiniString<string>>;
                    keeps: z.ZodMiniNullable<z.ZodMiniObject<{
                        file: z.ZodMiniString<string>;
                        save_as: z.ZodMiniString<string>;
                        ready: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                current: z.ZodMiniNullable<z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    step: z.ZodMiniString<string>;
                    custom_id: z.ZodMiniString<string>;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    version: z.ZodMiniNumber<number>;
                    attempts_left: z.ZodMiniNumber<number>;
                    metadata: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    needs: z.ZodMiniObject<{
                        camera: z.ZodMiniBoolean<boolean>;
                        geolocation: z.ZodMiniBoolean<boolean>;
                        people: z.ZodMiniBoolean<boolean>;
                        consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    final: z.ZodMiniBoolean<boolean>;
                    answered_by: z.ZodMiniEnum<{
                        operator: "operator";
                        person: "person";
                    }>;
                    minutes: z.ZodMiniNumber<number>;
                    bring: z.ZodMiniArray<z.ZodMiniString<string>>;
                    shares: z.ZodMiniArray<z.ZodMiniString<string>>;
                    keeps: z.ZodMiniNullable<z.ZodMiniObject<{
                        file: z.ZodMiniString<string>;
                        save_as: z.ZodMiniString<string>;
                        ready: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                    }, z.core.$strip>>;
                    setup: z.ZodMiniUnknown;
                    payload: z.ZodMiniUnknown;
                    media: z.ZodMiniArray<z.ZodMiniObject<{
                        uuid: z.ZodMiniUUID;
                        collection: z.ZodMiniString<string>;
                        mime: z.ZodMiniString<string>;
                        size: z.ZodMiniNumber<number>;
                        sha256: z.ZodMiniString<string>;
                        capture: z.ZodMiniEnum<{
                            file: "file";
                            fixture: "fixture";
                            handoff: "handoff";
                            live: "live";
                        }>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                can_go_back: z.ZodMiniBoolean<boolean>;
                company: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    privacy_notice_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    support: z.ZodMiniObject<{
                        email: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        phone: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    media_days: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                customization: z.ZodMiniNullable<z.ZodMiniObject<{
                    texts: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                    colors: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
                    logo: z.ZodMiniNullable<z.ZodMiniString<string>>;
                }, z.core.$strip>>;
                languages: z.ZodMiniArray<z.ZodMiniString<string>>;
                limits: z.ZodMiniObject<{
                    image_bytes: z.ZodMiniNumber<number>;
                    image_pixels: z.ZodMiniNumber<number>;
                    pdf_bytes: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                redirect_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                handoff: z.ZodMiniObject<{
                    guest: z.ZodMiniBoolean<boolean>;
                    away: z.ZodMiniNullable<z.ZodMiniEnum<{
                        opened: "opened";
                        sent: "sent";
                    }>>;
                    sending: z.ZodMiniNullable<z.ZodMiniObject<{
                        destinations: z.ZodMiniArray<z.ZodMiniObject<{
                            id: z.ZodMiniString<string>;
                            channel: z.ZodMiniEnum<{
                                EMAIL: "EMAIL";
                                SMS: "SMS";
                                WHATSAPP: "WHATSAPP";
                            }>;
                            to: z.ZodMiniString<string>;
                            wait: z.ZodMiniNumber<number>;
                        }, z.core.$strip>>;
                        last: z.ZodMiniNullable<z.ZodMiniObject<{
                            id: z.ZodMiniString<string>;
                            channel: z.ZodMiniEnum<{
                                EMAIL: "EMAIL";
                                SMS: "SMS";
                                WHATSAPP: "WHATSAPP";
                            }>;
                            to: z.ZodMiniString<string>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    contested: z.ZodMiniBoolean<boolean>;
                }, z.core.$strip>;
                other_device: z.ZodMiniNullable<z.ZodMiniObject<{
                    since: z.ZodMiniISODateTime;
                }, z.core.$strip>>;
                token_expires_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                server_time: z.ZodMiniISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    readonly back: {
        readonly method: 'POST';
        readonly path: '/v1/session/steps/{uuid}/back';
        readonly body: z.ZodMiniObject<{
            version: z.ZodMiniNumber<number>;
        }, z.core.$strip>;
        readonly answer: z.ZodMiniObject<{
            success: z.ZodMiniLiteral<true>;
            result: z.ZodMiniObject<{
                workflow: z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        people_error: "people_error";
                        pristine: "pristine";
                        rules_failed: "rules_failed";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    livemode: z.ZodMiniBoolean<boolean>;
                    disable_geolocation: z.ZodMiniBoolean<boolean>;
                    started_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                    finished_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                        fatal: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    company_replies: z.ZodMiniBoolean<boolean>;
                }, z.core.$strip>;
                first_name: z.ZodMiniNullable<z.ZodMiniString<string>>;
                steps: z.ZodMiniArray<z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    step: z.ZodMiniString<string>;
                    custom_id: z.ZodMiniString<string>;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    version: z.ZodMiniNumber<number>;
                    attempts_left: z.ZodMiniNumber<number>;
                    metadata: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    needs: z.ZodMiniObject<{
                        camera: z.ZodMiniBoolean<boolean>;
                        geolocation: z.ZodMiniBoolean<boolean>;
                        people: z.ZodMiniBoolean<boolean>;
                        consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    final: z.ZodMiniBoolean<boolean>;
                    answered_by: z.ZodMiniEnum<{
                        operator: "operator";
                        person: "person";
                    }>;
                    minutes: z.ZodMiniNumber<number>;
                    bring: z.ZodMiniArray<z.ZodMiniString<string>>;
                    shares: z.ZodMiniArray<z.ZodMiniString<string>>;
                    keeps: z.ZodMiniNullable<z.ZodMiniObject<{
                        file: z.ZodMiniString<string>;
                        save_as: z.ZodMiniString<string>;
                        ready: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                current: z.ZodMiniNullable<z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    step: z.ZodMiniString<string>;
                    custom_id: z.ZodMiniString<string>;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    version: z.ZodMiniNumber<number>;
                    attempts_left: z.ZodMiniNumber<number>;
                    metadata: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    needs: z.ZodMiniObject<{
                        camera: z.ZodMiniBoolean<boolean>;
                        geolocation: z.ZodMiniBoolean<boolean>;
                        people: z.ZodMiniBoolean<boolean>;
                        consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    final: z.ZodMiniBoolean<boolean>;
                    answered_by: z.ZodMiniEnum<{
                        operator: "operator";
                        person: "person";
                    }>;
                    minutes: z.ZodMiniNumber<number>;
                    bring: z.ZodMiniArray<z.ZodMiniString<string>>;
                    shares: z.ZodMiniArray<z.ZodMiniString<string>>;
                    keeps: z.ZodMiniNullable<z.ZodMiniObject<{
                        file: z.ZodMiniString<string>;
                        save_as: z.ZodMiniString<string>;
                        ready: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                    }, z.core.$strip>>;
                    setup: z.ZodMiniUnknown;
                    payload: z.ZodMiniUnknown;
                    media: z.ZodMiniArray<z.ZodMiniObject<{
                        uuid: z.ZodMiniUUID;
                        collection: z.ZodMiniString<string>;
                        mime: z.ZodMiniString<string>;
                        size: z.ZodMiniNumber<number>;
                        sha256: z.ZodMiniString<string>;
                        capture: z.ZodMiniEnum<{
                            file: "file";
                            fixture: "fixture";
                            handoff: "handoff";
                            live: "live";
                        }>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                can_go_back: z.ZodMiniBoolean<boolean>;
                company: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    privacy_notice_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    support: z.ZodMiniObject<{
                        email: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        phone: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    media_days: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                customization: z.ZodMiniNullable<z.ZodMiniObject<{
                    texts: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                    colors: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
                    logo: z.ZodMiniNullable<z.ZodMiniString<string>>;
                }, z.core.$strip>>;
                languages: z.ZodMiniArray<z.ZodMiniString<string>>;
                limits: z.ZodMiniObject<{
                    image_bytes: z.ZodMiniNumber<number>;
                    image_pixels: z.ZodMiniNumber<number>;
                    pdf_bytes: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                redirect_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                handoff: z.ZodMiniObject<{
                    guest: z.ZodMiniBoolean<boolean>;
                    away: z.ZodMiniNullable<z.ZodMiniEnum<{
                        opened: "opened";
                        sent: "sent";
                    }>>;
                    sending: z.ZodMiniNullable<z.ZodMiniObject<{
                        destinations: z.ZodMiniArray<z.ZodMiniObject<{
                            id: z.ZodMiniString<string>;
                            channel: z.ZodMiniEnum<{
                                EMAIL: "EMAIL";
                                SMS: "SMS";
                                WHATSAPP: "WHATSAPP";
                            }>;
                            to: z.ZodMiniString<string>;
                            wait: z.ZodMiniNumber<number>;
                        }, z.core.$strip>>;
                        last: z.ZodMiniNullable<z.ZodMiniObject<{
                            id: z.ZodMiniString<string>;
                            channel: z.ZodMiniEnum<{
                                EMAIL: "EMAIL";
                                SMS: "SMS";
                                WHATSAPP: "WHATSAPP";
                            }>;
                            to: z.ZodMiniString<string>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    contested: z.ZodMiniBoolean<boolean>;
                }, z.core.$strip>;
                other_device: z.ZodMiniNullable<z.ZodMiniObject<{
                    since: z.ZodMiniISODateTime;
                }, z.core.$strip>>;
                token_expires_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                server_time: z.ZodMiniISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    readonly error: {
        readonly method: 'POST';
        readonly path: '/v1/session/steps/{uuid}/error';
        readonly body: z.ZodMiniObject<{
            version: z.ZodMiniNumber<number>;
            reason: z.ZodMiniString<string>;
            extra: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniNumber<number>>>;
        }, z.core.$strip>;
        readonly answer: z.ZodMiniObject<{
            success: z.ZodMiniLiteral<true>;
            result: z.ZodMiniObject<{
                workflow: z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        people_error: "people_error";
                        pristine: "pristine";
                        rules_failed: "rules_failed";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    livemode: z.ZodMiniBoolean<boolean>;
                    disable_geolocation: z.ZodMiniBoolean<boolean>;
                    started_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                    finished_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                        fatal: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    company_replies: z.ZodMiniBoolean<boolean>;
                }, z.core.$strip>;
                first_name: z.ZodMiniNullable<z.ZodMiniString<string>>;
                steps: z.ZodMiniArray<z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    step: z.ZodMiniString<string>;
                    custom_id: z.ZodMiniString<string>;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    version: z.ZodMiniNumber<number>;
                    attempts_left: z.ZodMiniNumber<number>;
                    metadata: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    needs: z.ZodMiniObject<{
                        camera: z.ZodMiniBoolean<boolean>;
                        geolocation: z.ZodMiniBoolean<boolean>;
                        people: z.ZodMiniBoolean<boolean>;
                        consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    final: z.ZodMiniBoolean<boolean>;
                    answered_by: z.ZodMiniEnum<{
                        operator: "operator";
                        person: "person";
                    }>;
                    minutes: z.ZodMiniNumber<number>;
                    bring: z.ZodMiniArray<z.ZodMiniString<string>>;
                    shares: z.ZodMiniArray<z.ZodMiniString<string>>;
                    keeps: z.ZodMiniNullable<z.ZodMiniObject<{
                        file: z.ZodMiniString<string>;
                        save_as: z.ZodMiniString<string>;
                        ready: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                current: z.ZodMiniNullable<z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    step: z.ZodMiniString<string>;
                    custom_id: z.ZodMiniString<string>;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    version: z.ZodMiniNumber<number>;
                    attempts_left: z.ZodMiniNumber<number>;
                    metadata: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    needs: z.ZodMiniObject<{
                        camera: z.ZodMiniBoolean<boolean>;
                        geolocation: z.ZodMiniBoolean<boolean>;
                        people: z.ZodMiniBoolean<boolean>;
                        consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    final: z.ZodMiniBoolean<boolean>;
                    answered_by: z.ZodMiniEnum<{
                        operator: "operator";
                        person: "person";
                    }>;
                    minutes: z.ZodMiniNumber<number>;
                    bring: z.ZodMiniArray<z.ZodMiniString<string>>;
                    shares: z.ZodMiniArray<z.ZodMiniString<string>>;
                    keeps: z.ZodMiniNullable<z.ZodMiniObject<{
                        file: z.ZodMiniString<string>;
                        save_as: z.ZodMiniString<string>;
                        ready: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                    }, z.core.$strip>>;
                    setup: z.ZodMiniUnknown;
                    payload: z.ZodMiniUnknown;
                    media: z.ZodMiniArray<z.ZodMiniObject<{
                        uuid: z.ZodMiniUUID;
                        collection: z.ZodMiniString<string>;
                        mime: z.ZodMiniString<string>;
                        size: z.ZodMiniNumber<number>;
                        sha256: z.ZodMiniString<string>;
                        capture: z.ZodMiniEnum<{
                            file: "file";
                            fixture: "fixture";
                            handoff: "handoff";
                            live: "live";
                        }>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                can_go_back: z.ZodMiniBoolean<boolean>;
                company: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    privacy_notice_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    support: z.ZodMiniObject<{
                        email: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        phone: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    media_days: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                customization: z.ZodMiniNullable<z.ZodMiniObject<{
                    texts: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                    colors: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
                    logo: z.ZodMiniNullable<z.ZodMiniString<string>>;
                }, z.core.$strip>>;
                languages: z.ZodMiniArray<z.ZodMiniString<string>>;
                limits: z.ZodMiniObject<{
                    image_bytes: z.ZodMiniNumber<number>;
                    image_pixels: z.ZodMiniNumber<number>;
                    pdf_bytes: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                redirect_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                handoff: z.ZodMiniObject<{
                    guest: z.ZodMiniBoolean<boolean>;
                    away: z.ZodMiniNullable<z.ZodMiniEnum<{
                        opened: "opened";
                        sent: "sent";
                    }>>;
                    sending: z.ZodMiniNullable<z.ZodMiniObject<{
                        destinations: z.ZodMiniArray<z.ZodMiniObject<{
                            id: z.ZodMiniString<string>;
                            channel: z.ZodMiniEnum<{
                                EMAIL: "EMAIL";
                                SMS: "SMS";
                                WHATSAPP: "WHATSAPP";
                            }>;
                            to: z.ZodMiniString<string>;
                            wait: z.ZodMiniNumber<number>;
                        }, z.core.$strip>>;
                        last: z.ZodMiniNullable<z.ZodMiniObject<{
                            id: z.ZodMiniString<string>;
                            channel: z.ZodMiniEnum<{
                                EMAIL: "EMAIL";
                                SMS: "SMS";
                                WHATSAPP: "WHATSAPP";
                            }>;
                            to: z.ZodMiniString<string>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    contested: z.ZodMiniBoolean<boolean>;
                }, z.core.$strip>;
                other_device: z.ZodMiniNullable<z.ZodMiniObject<{
                    since: z.ZodMiniISODateTime;
                }, z.core.$strip>>;
                token_expires_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                server_time: z.ZodMiniISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    readonly handOver: {
        readonly method: 'POST';
        readonly path: '/v1/session/handoff';
        readonly body: z.ZodMiniObject<{
            to: z.ZodMiniOptional<z.ZodMiniString<string>>;
            language: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        readonly answer: z.ZodMiniObject<{
            success: z.ZodMiniLiteral<true>;
            result: z.ZodMiniObject<{
                url: z.ZodMiniString<string>;
                qr: z.ZodMiniObject<{
                    size: z.ZodMiniNumber<number>;
                    path: z.ZodMiniString<string>;
                }, z.core.$strip>;
                expires_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                replaced: z.ZodMiniBoolean<boolean>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    readonly comeBack: {
        readonly method: 'DELETE';
        readonly path: '/v1/session/handoff';
        readonly body: null;
        readonly answer: z.ZodMiniObject<{
            success: z.ZodMiniLiteral<true>;
            result: z.ZodMiniObject<{
                workflow: z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        people_error: "people_error";
                        pristine: "pristine";
                        rules_failed: "rules_failed";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    livemode: z.ZodMiniBoolean<boolean>;
                    disable_geolocation: z.ZodMiniBoolean<boolean>;
                    started_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                    finished_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                        fatal: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    company_replies: z.ZodMiniBoolean<boolean>;
                }, z.core.$strip>;
                first_name: z.ZodMiniNullable<z.ZodMiniString<string>>;
                steps: z.ZodMiniArray<z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    step: z.ZodMiniString<string>;
                    custom_id: z.ZodMiniString<string>;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    version: z.ZodMiniNumber<number>;
                    attempts_left: z.ZodMiniNumber<number>;
                    metadata: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    needs: z.ZodMiniObject<{
                        camera: z.ZodMiniBoolean<boolean>;
                        geolocation: z.ZodMiniBoolean<boolean>;
                        people: z.ZodMiniBoolean<boolean>;
                        consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    final: z.ZodMiniBoolean<boolean>;
                    answered_by: z.ZodMiniEnum<{
                        operator: "operator";
                        person: "person";
                    }>;
                    minutes: z.ZodMiniNumber<number>;
                    bring: z.ZodMiniArray<z.ZodMiniString<string>>;
                    shares: z.ZodMiniArray<z.ZodMiniString<string>>;
                    keeps: z.ZodMiniNullable<z.ZodMiniObject<{
                        file: z.ZodMiniString<string>;
                        save_as: z.ZodMiniString<string>;
                        ready: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                current: z.ZodMiniNullable<z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    step: z.ZodMiniString<string>;
                    custom_id: z.ZodMiniString<string>;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    version: z.ZodMiniNumber<number>;
                    attempts_left: z.ZodMiniNumber<number>;
                    metadata: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    needs: z.ZodMiniObject<{
                        camera: z.ZodMiniBoolean<boolean>;
                        geolocation: z.ZodMiniBoolean<boolean>;
                        people: z.ZodMiniBoolean<boolean>;
                        consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    final: z.ZodMiniBoolean<boolean>;
                    answered_by: z.ZodMiniEnum<{
                        operator: "operator";
                        person: "person";
                    }>;
                    minutes: z.ZodMiniNumber<number>;
                    bring: z.ZodMiniArray<z.ZodMiniString<string>>;
                    shares: z.ZodMiniArray<z.ZodMiniString<string>>;
                    keeps: z.ZodMiniNullable<z.ZodMiniObject<{
                        file: z.ZodMiniString<string>;
                        save_as: z.ZodMiniString<string>;
                        ready: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                    }, z.core.$strip>>;
                    setup: z.ZodMiniUnknown;
                    payload: z.ZodMiniUnknown;
                    media: z.ZodMiniArray<z.ZodMiniObject<{
                        uuid: z.ZodMiniUUID;
                        collection: z.ZodMiniString<string>;
                        mime: z.ZodMiniString<string>;
                        size: z.ZodMiniNumber<number>;
                        sha256: z.ZodMiniString<string>;
                        capture: z.ZodMiniEnum<{
                            file: "file";
                            fixture: "fixture";
                            handoff: "handoff";
                            live: "live";
                        }>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                can_go_back: z.ZodMiniBoolean<boolean>;
                company: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    privacy_notice_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    support: z.ZodMiniObject<{
                        email: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        phone: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    media_days: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                customization: z.ZodMiniNullable<z.ZodMiniObject<{
                    texts: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                    colors: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
                    logo: z.ZodMiniNullable<z.ZodMiniString<string>>;
                }, z.core.$strip>>;
                languages: z.ZodMiniArray<z.ZodMiniString<string>>;
                limits: z.ZodMiniObject<{
                    image_bytes: z.ZodMiniNumber<number>;
                    image_pixels: z.ZodMiniNumber<number>;
                    pdf_bytes: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                redirect_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                handoff: z.ZodMiniObject<{
                    guest: z.ZodMiniBoolean<boolean>;
                    away: z.ZodMiniNullable<z.ZodMiniEnum<{
                        opened: "opened";
                        sent: "sent";
                    }>>;
                    sending: z.ZodMiniNullable<z.ZodMiniObject<{
                        destinations: z.ZodMiniArray<z.ZodMiniObject<{
                            id: z.ZodMiniString<string>;
                            channel: z.ZodMiniEnum<{
                                EMAIL: "EMAIL";
                                SMS: "SMS";
                                WHATSAPP: "WHATSAPP";
                            }>;
                            to: z.ZodMiniString<string>;
                            wait: z.ZodMiniNumber<number>;
                        }, z.core.$strip>>;
                        last: z.ZodMiniNullable<z.ZodMiniObject<{
                            id: z.ZodMiniString<string>;
                            channel: z.ZodMiniEnum<{
                                EMAIL: "EMAIL";
                                SMS: "SMS";
                                WHATSAPP: "WHATSAPP";
                            }>;
                            to: z.ZodMiniString<string>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    contested: z.ZodMiniBoolean<boolean>;
                }, z.core.$strip>;
                other_device: z.ZodMiniNullable<z.ZodMiniObject<{
                    since: z.ZodMiniISODateTime;
                }, z.core.$strip>>;
                token_expires_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                server_time: z.ZodMiniISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    readonly answerContender: {
        readonly method: 'POST';
        readonly path: '/v1/session/handoff/contender';
        readonly body: z.ZodMiniObject<{
            mine: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>;
        readonly answer: z.ZodMiniObject<{
            success: z.ZodMiniLiteral<true>;
            result: z.ZodMiniObject<{
                workflow: z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        people_error: "people_error";
                        pristine: "pristine";
                        rules_failed: "rules_failed";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    livemode: z.ZodMiniBoolean<boolean>;
                    disable_geolocation: z.ZodMiniBoolean<boolean>;
                    started_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                    finished_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                        fatal: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    company_replies: z.ZodMiniBoolean<boolean>;
                }, z.core.$strip>;
                first_name: z.ZodMiniNullable<z.ZodMiniString<string>>;
                steps: z.ZodMiniArray<z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    step: z.ZodMiniString<string>;
                    custom_id: z.ZodMiniString<string>;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    version: z.ZodMiniNumber<number>;
                    attempts_left: z.ZodMiniNumber<number>;
                    metadata: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    needs: z.ZodMiniObject<{
                        camera: z.ZodMiniBoolean<boolean>;
                        geolocation: z.ZodMiniBoolean<boolean>;
                        people: z.ZodMiniBoolean<boolean>;
                        consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    final: z.ZodMiniBoolean<boolean>;
                    answered_by: z.ZodMiniEnum<{
                        operator: "operator";
                        person: "person";
                    }>;
                    minutes: z.ZodMiniNumber<number>;
                    bring: z.ZodMiniArray<z.ZodMiniString<string>>;
                    shares: z.ZodMiniArray<z.ZodMiniString<string>>;
                    keeps: z.ZodMiniNullable<z.ZodMiniObject<{
                        file: z.ZodMiniString<string>;
                        save_as: z.ZodMiniString<string>;
                        ready: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                current: z.ZodMiniNullable<z.ZodMiniObject<{
                    uuid: z.ZodMiniUUID;
                    step: z.ZodMiniString<string>;
                    custom_id: z.ZodMiniString<string>;
                    status: z.ZodMiniEnum<{
                        error: "error";
                        failed: "failed";
                        pristine: "pristine";
                        skipped: "skipped";
                        success: "success";
                        working: "working";
                    }>;
                    version: z.ZodMiniNumber<number>;
                    attempts_left: z.ZodMiniNumber<number>;
                    metadata: z.ZodMiniObject<{
                        name: z.ZodMiniString<string>;
                        title: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        description: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    needs: z.ZodMiniObject<{
                        camera: z.ZodMiniBoolean<boolean>;
                        geolocation: z.ZodMiniBoolean<boolean>;
                        people: z.ZodMiniBoolean<boolean>;
                        consent: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    final: z.ZodMiniBoolean<boolean>;
                    answered_by: z.ZodMiniEnum<{
                        operator: "operator";
                        person: "person";
                    }>;
                    minutes: z.ZodMiniNumber<number>;
                    bring: z.ZodMiniArray<z.ZodMiniString<string>>;
                    shares: z.ZodMiniArray<z.ZodMiniString<string>>;
                    keeps: z.ZodMiniNullable<z.ZodMiniObject<{
                        file: z.ZodMiniString<string>;
                        save_as: z.ZodMiniString<string>;
                        ready: z.ZodMiniBoolean<boolean>;
                    }, z.core.$strip>>;
                    error: z.ZodMiniNullable<z.ZodMiniObject<{
                        reason: z.ZodMiniString<string>;
                        error_id: z.ZodMiniNumber<number>;
                    }, z.core.$strip>>;
                    setup: z.ZodMiniUnknown;
                    payload: z.ZodMiniUnknown;
                    media: z.ZodMiniArray<z.ZodMiniObject<{
                        uuid: z.ZodMiniUUID;
                        collection: z.ZodMiniString<string>;
                        mime: z.ZodMiniString<string>;
                        size: z.ZodMiniNumber<number>;
                        sha256: z.ZodMiniString<string>;
                        capture: z.ZodMiniEnum<{
                            file: "file";
                            fixture: "fixture";
                            handoff: "handoff";
                            live: "live";
                        }>;
                    }, z.core.$strip>>;
                }, z.core.$strip>>;
                can_go_back: z.ZodMiniBoolean<boolean>;
                company: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    logo_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    privacy_notice_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    support: z.ZodMiniObject<{
                        email: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        phone: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                    media_days: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                customization: z.ZodMiniNullable<z.ZodMiniObject<{
                    texts: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>>;
                    colors: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniString<string>>;
                    logo: z.ZodMiniNullable<z.ZodMiniString<string>>;
                }, z.core.$strip>>;
                languages: z.ZodMiniArray<z.ZodMiniString<string>>;
                limits: z.ZodMiniObject<{
                    image_bytes: z.ZodMiniNumber<number>;
                    image_pixels: z.ZodMiniNumber<number>;
                    pdf_bytes: z.ZodMiniNumber<number>;
                }, z.core.$strip>;
                redirect_url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                handoff: z.ZodMiniObject<{
                    guest: z.ZodMiniBoolean<boolean>;
                    away: z.ZodMiniNullable<z.ZodMiniEnum<{
                        opened: "opened";
                        sent: "sent";
                    }>>;
                    sending: z.ZodMiniNullable<z.ZodMiniObject<{
                        destinations: z.ZodMiniArray<z.ZodMiniObject<{
                            id: z.ZodMiniString<string>;
                            channel: z.ZodMiniEnum<{
                                EMAIL: "EMAIL";
                                SMS: "SMS";
                                WHATSAPP: "WHATSAPP";
                            }>;
                            to: z.ZodMiniString<string>;
                            wait: z.ZodMiniNumber<number>;
                        }, z.core.$strip>>;
                        last: z.ZodMiniNullable<z.ZodMiniObject<{
                            id: z.ZodMiniString<string>;
                            channel: z.ZodMiniEnum<{
                                EMAIL: "EMAIL";
                                SMS: "SMS";
                                WHATSAPP: "WHATSAPP";
                            }>;
                            to: z.ZodMiniString<string>;
                        }, z.core.$strip>>;
                    }, z.core.$strip>>;
                    contested: z.ZodMiniBoolean<boolean>;
                }, z.core.$strip>;
                other_device: z.ZodMiniNullable<z.ZodMiniObject<{
                    since: z.ZodMiniISODateTime;
                }, z.core.$strip>>;
                token_expires_at: z.ZodMiniNullable<z.ZodMiniISODateTime>;
                server_time: z.ZodMiniISODateTime;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    readonly sendAgain: {
        readonly method: 'POST';
        readonly path: '/v1/session/handoff/again';
        readonly body: z.ZodMiniObject<{
            language: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        readonly answer: z.ZodMiniObject<{
            success: z.ZodMiniLiteral<true>;
            result: z.ZodMiniObject<{
                channel: z.ZodMiniEnum<{
                    EMAIL: "EMAIL";
                    SMS: "SMS";
                    WHATSAPP: "WHATSAPP";
                }>;
                to: z.ZodMiniString<string>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    readonly lostLink: {
        readonly method: 'GET';
        readonly path: '/v1/session/link';
        readonly body: null;
        readonly answer: z.ZodMiniObject<{
            success: z.ZodMiniLiteral<true>;
            result: z.ZodMiniObject<{
                company: z.ZodMiniObject<{
                    name: z.ZodMiniString<string>;
                    support: z.ZodMiniObject<{
                        email: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        phone: z.ZodMiniNullable<z.ZodMiniString<string>>;
                        url: z.ZodMiniNullable<z.ZodMiniString<string>>;
                    }, z.core.$strip>;
                }, z.core.$strip>;
                destinations: z.ZodMiniArray<z.ZodMiniObject<{
                    id: z.ZodMiniString<string>;
                    channel: z.ZodMiniEnum<{
                        EMAIL: "EMAIL";
                        SMS: "SMS";
                        WHATSAPP: "WHATSAPP";
                    }>;
                    to: z.ZodMiniString<string>;
                    wait: z.ZodMiniNumber<number>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    readonly newLink: {
        readonly method: 'POST';
        readonly path: '/v1/session/link';
        readonly body: z.ZodMiniObject<{
            to: z.ZodMiniString<string>;
            language: z.ZodMiniOptional<z.ZodMiniString<string>>;
        }, z.core.$strip>;
        readonly answer: z.ZodMiniObject<{
            success: z.ZodMiniLiteral<true>;
            result: z.ZodMiniObject<{
                channel: z.ZodMiniEnum<{
                    EMAIL: "EMAIL";
                    SMS: "SMS";
                    WHATSAPP: "WHATSAPP";
                }>;
                to: z.ZodMiniString<string>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    readonly notMe: {
        readonly method: 'POST';
        readonly path: '/v1/session/not-me';
        readonly body: null;
        readonly answer: z.ZodMiniObject<{
            success: z.ZodMiniLiteral<true>;
            result: z.ZodMiniObject<{
                ended: z.ZodMiniLiteral<true>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    readonly events: {
        readonly method: 'GET';
        readonly path: '/v1/session/events';
        readonly body: null;
        readonly answer: null;
    };
};
/** The body of every error, people's and workflows' shown members first. */
export declare const problemBody: z.ZodMiniObject<{
    success: z.ZodMiniLiteral<false>;
    code: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniString<string>]>;
    error: z.ZodMiniString<string>;
    request_id: z.ZodMiniString<string>;
    type: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
    detail: z.ZodMiniString<string>;
    instance: z.ZodMiniString<string>;
    errors: z.ZodMiniOptional<z.ZodMiniUnknown>;
}, z.core.$strip>;
export type ProblemBody = z.output<typeof problemBody>;
