"""The file of weights: u32 length of the header, JSON header in ASCII, then each layer's bias and weights.

Batch norm is folded into the weights before it. `half` keeps 16-bit floats; `int8` keeps a scale for each output channel.
A layer's weights lie as [kernel rows, kernel columns, inputs, outputs] ([rows, columns, channels] where it is depthwise).
"""

import json
import struct

import numpy as np
import torch

from network import SPANS, Network
from signs import HEIGHT, SIGNS


def _folded(layer, norm):
    """Returns (weights, bias) of the layer with its batch norm folded in."""
    weight = layer.weight.detach()
    if norm is None:
        return weight.numpy(), layer.bias.detach().numpy()
    factor = (norm.weight / torch.sqrt(norm.running_var + norm.eps)).detach()
    bias = (norm.bias - norm.running_mean * factor).detach()
    return (weight * factor[:, None, None, None]).numpy(), bias.numpy()


def save(path, network, form, origin):
    """Writes the file. `form` is half or int8; the header contains `origin` (seed, step, lines)."""
    layers, data = [], bytearray()
    for kind, layer, norm, adds in network.stages():
        weight, bias = _folded(layer, norm)
        outputs, _, rows, columns = weight.shape
        flat = weight[:, 0].transpose(1, 2, 0) if kind == "depthwise" else weight.transpose(2, 3, 1, 0)
        flat = np.ascontiguousarray(flat).reshape(-1, outputs)
        layers.append(
            {
                "kind": kind,
                "inputs": layer.in_channels,
                "outputs": outputs,
                "kernel": [rows, columns],
                "stride": list(layer.stride),
                "padding": list(layer.padding),
                "adds": adds,
                "at": len(data),
            }
        )
        data += bias.astype("<f4").tobytes()
        if form == "half":
            data += flat.astype("<f2").tobytes()
        else:
            scale = np.maximum(np.abs(flat).max(0) / 127, 1e-8).astype("<f4")
            data += scale.tobytes() + np.rint(flat / scale).astype("<i1").tobytes()
        data += bytes(-len(data) % 4)
    header = json.dumps({"form": form, "signs": SIGNS, "height": HEIGHT, "origin": origin, "layers": layers}).encode("ascii")
    header += b" " * (-len(header) % 4)
    with open(path, "wb") as file:
        file.write(struct.pack("<I", len(header)) + header + data)


def load(path):
    """Reads (header, [(weights as in torch, bias)]) from a file with half-precision or int8 weights."""
    with open(path, "rb") as file:
        whole = file.read()
    length = struct.unpack("<I", whole[:4])[0]
    header, data = json.loads(whole[4 : 4 + length]), whole[4 + length :]
    out = []
    for layer in header["layers"]:
        outputs, (rows, columns) = layer["outputs"], layer["kernel"]
        inputs = 1 if layer["kind"] == "depthwise" else layer["inputs"]
        count, at = rows * columns * inputs * outputs, layer["at"]
        bias = np.frombuffer(data, "<f4", outputs, at)
        at += 4 * outputs
        if header["form"] == "int8":
            scale = np.frombuffer(data, "<f4", outputs, at)
            flat = np.frombuffer(data, "<i1", count, at + 4 * outputs).reshape(-1, outputs) * scale
        else:
            flat = np.frombuffer(data, "<f2", count, at).astype(np.float32)
        weight = flat.reshape(rows, columns, inputs, outputs).transpose(3, 2, 0, 1)
        out.append((torch.tensor(np.ascontiguousarray(weight)), torch.tensor(bias)))
    return header, out


def spans_of(header):
    """Returns the number of columns that each one-row block of the file reads."""
    return tuple(layer["kernel"][1] for layer in header["layers"] if layer["kind"] == "depthwise" and layer["kernel"][0] == 1)


def start_from(path, batches, spans=SPANS):
    """Returns a network for training with the behaviour of the file's. Blocks that the file lacks are added, with almost no effect.

    Folding lost the statistics of batch norm: they are measured on `batches` ([lines, 1, 32, width] each), layer by layer,
    and the norm that undoes itself is put in.
    """
    header, layers = load(path)
    have = spans_of(header)
    if have != spans[: len(have)]:
        raise ValueError(f"The file's one-row blocks look at {have} columns; a network with {spans} does not continue it.")
    network = Network(spans)
    stages = list(network.stages())
    order = list(range(len(layers) - 1)) + [len(stages) - 1]  # the head is the last of both
    for (_, layer, norm, _), (weight, bias) in zip((stages[at] for at in order), layers):
        layer.weight.data.copy_(weight)
        if norm is None:
            layer.bias.data.copy_(bias)
            continue
        with torch.no_grad():
            norm.bias.copy_(bias)
    known = {id(stages[at][2]) for at in order}
    hooks = [norm.register_forward_pre_hook(_measure(id(norm) in known)) for _, _, norm, _ in stages if norm is not None]
    network.eval()
    with torch.no_grad():
        network(torch.cat(batches))
    for hook in hooks:
        hook.remove()
    return network.train()


def _measure(known):
    def hook(norm, inputs):
        x = inputs[0]
        mean, variance = x.mean((0, 2, 3)), x.var((0, 2, 3), unbiased=False)
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)
        if known:  # weight and bias that return the input plus the file's bias
            norm.weight.copy_(torch.sqrt(variance + norm.eps))
            norm.bias.add_(mean)
        else:
            norm.weight.fill_(0.1)

    return hook
