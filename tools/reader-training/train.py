"""Trains on lines that are drawn during training. Two processes change one set of weights without locks; each draws its own lines.

A checkpoint every few minutes; started again, the run goes on from the last. The learning rate rises over the first steps,
stays, and falls to nothing over the last minutes before --until, so that what is exported then is settled.
`settled.pt` is the running mean of the weights, which is what gets exported. See README.md.
"""

import argparse
import copy
import json
import os
import random
import time
from datetime import datetime

import numpy as np
import torch
import torch.multiprocessing as processes
from torch import nn

from batches import LINES, Batches
from evaluate import evaluate, held_out_lines
from kernels import ctc
from network import Network
from weights import start_from

RATE = 0.0015
RISES = 300
"""Steps after every start in which the learning rate rises, because the optimiser has to learn the spread of gradients."""
SAVES, EVALUATES = 180, 600
"""Seconds between checkpoints, and between evaluations."""


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", help="checkpoints and log; a run that it holds goes on")
    parser.add_argument("--start", help="file of weights to begin with, where the folder holds no run")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--until", required=True, help="YYYY-MM-DDTHH:MM, local time")
    parser.add_argument("--falls", type=float, default=30, help="minutes over which the learning rate falls before the end")
    return parser.parse_args()


def write(path, state):
    torch.save(state, path + ".new")
    os.replace(path + ".new", path)


def loss_of(network, batch, guidance):
    """CTC loss plus a loss for the class at each sign's centre, which takes an untrained network off the all-blank plateau at once."""
    pictures = torch.from_numpy(batch.pictures).float().contiguous(memory_format=torch.channels_last)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        logits = network(pictures)
    lengths = torch.tensor([len(classes) for classes in batch.classes])
    target = torch.tensor([one for classes in batch.classes for one in classes])
    loss = (ctc(logits, target, torch.from_numpy(batch.columns), lengths) / lengths).mean()
    if guidance == 0:
        return loss, loss
    odds = logits.float().log_softmax(2)
    lines = torch.tensor([at for at, classes in enumerate(batch.classes) for _ in classes])
    columns = torch.tensor([one for centres in batch.centres for one in centres])
    return loss, loss - guidance * odds[lines, columns, target].mean()


def rate_at(steps, until, falls):
    left = (until - time.time()) / 60 / falls
    return RATE * min(1, (steps + 1) / RISES) * min(1, max(0.01, left))


def work(worker, network, counts, given, until):
    torch.set_num_threads(1)
    random.seed(given.seed + worker)
    np.random.seed(given.seed + worker)
    torch.manual_seed(given.seed + worker)
    lead = worker == 0
    batches = Batches(given.seed, worker, counts[worker])
    optimiser = torch.optim.AdamW(network.parameters(), RATE, weight_decay=1e-4, betas=(0.9, 0.99))
    own = os.path.join(given.folder, f"optimiser-{worker}.pt")
    if os.path.exists(own):
        optimiser.load_state_dict(torch.load(own))
    keeper = Keeper(network, counts, given) if lead else None
    steps, drawn, saved = 0, batches.drawn, time.time()
    while time.time() < until:
        rate = rate_at(steps, until, given.falls)
        for group in optimiser.param_groups:
            group["lr"] = rate
        # For an untrained network the guidance fades over 6000 steps. A trained network gets none.
        guidance = 0.0 if given.start else max(0.0, 1 - counts[worker] / 6000)
        loss, whole = loss_of(network, batches.next(), guidance)
        optimiser.zero_grad()
        whole.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 2.0)
        optimiser.step()
        steps += 1
        counts[worker] += 1
        counts[8 + worker] += batches.drawn - drawn
        drawn = batches.drawn
        if lead:
            keeper.after_step(float(loss), rate)
        if time.time() - saved > SAVES:
            saved = time.time()
            write(own, optimiser.state_dict())
    write(own, optimiser.state_dict())
    if lead:
        keeper.finish()


class Keeper:
    """Keeps the running mean of the weights, the checkpoints and the log. Runs in the first process."""

    def __init__(self, network, counts, given):
        self.network, self.counts, self.given = network, counts, given
        self.mean = copy.deepcopy(network)
        path = os.path.join(given.folder, "settled.pt")
        if os.path.exists(path):
            self.mean.load_state_dict(torch.load(path)["weights"])
        self.lines = held_out_lines(300)
        self.losses, self.steps = [], 0
        self.saved = self.evaluated = self.began = time.time()

    def after_step(self, loss, rate):
        self.losses.append(loss)
        self.steps += 1
        with torch.no_grad():
            share = 1 - min(0.999, (self.steps + 1) / (self.steps + 20))
            for mean, now in zip(self.mean.parameters(), self.network.parameters()):
                mean.lerp_(now, share)
            for mean, now in zip(self.mean.buffers(), self.network.buffers()):
                mean.copy_(now)
        if time.time() - self.saved > SAVES:
            self.save()
        if time.time() - self.evaluated > EVALUATES:
            self.evaluated = time.time()
            self.log(rate, self.lines[::3])

    def save(self):
        self.saved = time.time()
        counts = list(self.counts)
        write(os.path.join(self.given.folder, "state.pt"), {"weights": self.network.state_dict(), "counts": counts})
        write(os.path.join(self.given.folder, "settled.pt"), {"weights": self.mean.state_dict(), "counts": counts, "seed": self.given.seed})

    def log(self, rate, lines):
        row = {
            "at": datetime.now().isoformat(timespec="seconds"),
            "seed": self.given.seed,
            "step": sum(self.counts[:8]),
            "lines": sum(self.counts[:8]) * LINES,
            "distinct_lines": sum(self.counts[8:]),
            "rate": round(rate, 6),
            "loss": round(sum(self.losses) / max(1, len(self.losses)), 4),
            "cpu_seconds_of_first": round(time.process_time()),
            "held_out_lines_per_level": len(lines) // 3,
            "held_out": evaluate(self.mean, lines),
        }
        self.losses = []
        with open(os.path.join(self.given.folder, "log.jsonl"), "a", encoding="utf8") as file:
            file.write(json.dumps(row) + "\n")

    def finish(self):
        self.save()
        self.log(0, self.lines)


def begin(given):
    """Returns the network with which the run continues, and the number of steps and lines that each process has done."""
    state = os.path.join(given.folder, "state.pt")
    if os.path.exists(state):
        kept = torch.load(state)
        network = Network()
        network.load_state_dict(kept["weights"])
        return network, kept["counts"]
    if not given.start:
        return Network(), [0] * 16
    source = Batches(given.seed, "start", 0)
    widths = [torch.from_numpy(source.next().pictures[:, :, :, :400]).float() for _ in range(8)]
    wide = max(picture.shape[3] for picture in widths)
    return start_from(given.start, [nn.functional.pad(one, (0, wide - one.shape[3])) for one in widths]), [0] * 16


def main():
    given = options()
    until = datetime.fromisoformat(given.until).timestamp()
    os.makedirs(given.folder, exist_ok=True)
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    processes.set_start_method("spawn")
    network, counts = begin(given)
    network = network.to(memory_format=torch.channels_last).train()
    network.share_memory()
    shared = processes.Array("q", counts, lock=False)
    workers = [processes.Process(target=work, args=(at, network, shared, given, until)) for at in range(given.processes)]
    for one in workers:
        one.start()
    print("weights", sum(one.numel() for one in network.parameters()), "processes", [one.pid for one in workers], flush=True)
    for one in workers:
        one.join()


if __name__ == "__main__":
    main()
