/** The calls of a journey that has more than one device, and of a link that opens no more: in a file of its own, so that the first screen carries none of them. */
export declare const devicesWire: {
    readonly handOver: {
        readonly method: 'POST';
        readonly path: '/v1/session/handoff';
    };
    readonly comeBack: {
        readonly method: 'DELETE';
        readonly path: '/v1/session/handoff';
    };
    readonly answerContender: {
        readonly method: 'POST';
        readonly path: '/v1/session/handoff/contender';
    };
    readonly sendAgain: {
        readonly method: 'POST';
        readonly path: '/v1/session/handoff/again';
    };
    readonly lostLink: {
        readonly method: 'GET';
        readonly path: '/v1/session/link';
    };
    readonly newLink: {
        readonly method: 'POST';
        readonly path: '/v1/session/link';
    };
    readonly notMe: {
        readonly method: 'POST';
        readonly path: '/v1/session/not-me';
    };
    readonly events: {
        readonly method: 'GET';
        readonly path: '/v1/session/events';
    };
};
